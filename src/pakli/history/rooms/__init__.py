"""Hand histories in the texts of poker rooms: one module for each room's dialect."""
