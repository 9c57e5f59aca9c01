"""Many games at once: playing them, spreading them over processes, measuring the speed."""
