"""Line mode: a duel as sentences and numbered commands, for screen readers, slow lines and pipes."""
