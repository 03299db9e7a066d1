import { counted } from './word-lists.ts';
import { t } from '#lib/shared/texts.ts';

/** "2 h 45", "45 min". */
export const durationText = (minutes: number): string =>
  minutes < 60
    ? t('{n} min', { n: minutes })
    : `${t('{n} h', { n: Math.floor(minutes / 60) })}${minutes % 60 ? ` ${String(minutes % 60).padStart(2, '0')}` : ''}`;

/** "2 hours 45 minutes", "1 hour", for those who listen. */
export function spokenDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? counted(hours, 'hour') : '', rest || !hours ? counted(rest, 'minute') : ''].filter(Boolean).join(' ');
}

/** "06:10" of a wall time such as 2026-12-08T06:10. */
export const clockOf = (wall: string): string => wall.slice(11, 16);

/** How many days after the departure's date a journey arrives; 0 on the same day. */
export const daysLater = (departsAt: string, arrivesAt: string): number =>
  Math.round((Date.parse(arrivesAt.slice(0, 10)) - Date.parse(departsAt.slice(0, 10))) / 86_400_000);

/** " (+1 day)" after a time of arrival on another date; nothing on the same one. */
export const dayText = (days: number): string =>
  days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${counted(Math.abs(days), 'day')})`;
