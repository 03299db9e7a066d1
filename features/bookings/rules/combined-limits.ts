import { counted } from '#lib/shared/word-lists.ts';

/** The most payments for several bookings that a person begins within an hour: card testers try more. */
export const MOST_BEGUN = 20;

export const TOO_MANY_BEGUN = `You started ${counted(MOST_BEGUN, 'payment')} within an hour. Nothing was charged. Wait an hour, or pay the bookings one by one.`;
