"""Players that are programs, and what is measured with them."""
