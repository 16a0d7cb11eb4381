"""Lessons: duel files that explain and ask; the walk through one; what a learner has done. No front end in here."""
