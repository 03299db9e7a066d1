import { counted } from '#lib/shared/word-lists.ts';
/** "In 40 days", "Tomorrow", "Today", and during the trip "You are there". */
export const awayText = (days: number): string =>
  days > 1 ? `In ${counted(days, 'day')}` : days === 1 ? 'Tomorrow' : days === 0 ? 'Today' : 'Ongoing';
