import { counted } from '#lib/shared/word-lists.ts';

const HOUR = 60;

/** "15 minutes", "2 hours", "1 day": the length of a hold, rounded down. */
export function holdLength(minutes: number): string {
  if (minutes < 2 * HOUR) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / HOUR);
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
