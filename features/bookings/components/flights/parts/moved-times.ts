import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightSummary } from '../../../contract.ts';

/** "ZZ 9010 leaves 15:00 → 18:00", with dates where the day changed; null without a schedule change. */
export function movedTimes({ bounds, scheduleChange }: FlightSummary, today: IsoDate): string | null {
  if (!scheduleChange) return null;
  const { bound, flightId, before, after } = scheduleChange;
  const number = bounds[bound]?.segments.find((segment) => segment.flightId === flightId)?.number ?? t('Your flight');
  const sameDay = before.departsAt.slice(0, 10) === after.departsAt.slice(0, 10);
  const when = (wall: string) => `${sameDay ? '' : `${formatDate(wall.slice(0, 10), today)}, `}${clockOf(wall)}`;
  return t('{flight} leaves {before} → {after}', {
    flight: number,
    before: when(before.departsAt),
    after: when(after.departsAt),
  });
}
