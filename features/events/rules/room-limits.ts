/** Blocks of an event, open and released. */
export const MOST_BLOCKS = 10;
/** Rooms of a block, each night. */
export const MOST_BLOCK_ROOMS = 100;
/** Nights of a block: as many as a stay may have. */
export const MOST_BLOCK_NIGHTS = 30;
/** A block begins so many days before the event and ends so many after it, at most. */
export const DAYS_AROUND = 7;
/** Days before check-in until which cancelling may be free, at most. */
export const MOST_FREE_DAYS = 60;
/** Rates of a hotel that staff choose from. */
export const MOST_RATES = 60;
/** Lines of a rooming list. */
export const MOST_ROOMING = 2000;
/** How long the proof of an event sign-in books a room, in minutes. */
export const PASS_MINUTES = 10;
