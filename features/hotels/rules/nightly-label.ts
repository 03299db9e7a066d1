import { counted } from '#lib/shared/word-lists.ts';
/** The unit of a nightly price: "a night", "a night for 2 rooms". */
export const nightlyLabel = (rooms: number): string =>
  rooms > 1 ? `a night for ${counted(rooms, 'room')}` : 'a night';
