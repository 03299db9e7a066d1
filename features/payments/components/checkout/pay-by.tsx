'use client';

import { useHydrated } from '#lib/client/use-hydrated.ts';
import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import { deviceZone, sameClock } from '#lib/shared/time-zones.ts';
import { t } from '#lib/shared/texts.ts';

/** The clock of the gateway, an Indian company. */
const GATEWAY_ZONE = 'Asia/Kolkata';

/** A time on the clock of a zone, with its date when that is not today. */
function timeOn(instant: string, zone: string): string {
  const today = dateInZone(new Date(), zone);
  return dateInZone(instant, zone) === today ? timeInZone(instant, zone) : formatInstant(instant, zone, today);
}

/** The deadline on the payer's clock, with the gateway's beside it where it differs (9.10); the server knows only that. */
export function PayBy({ instant }: { instant: string }) {
  const hydrated = useHydrated();
  const zone = hydrated ? deviceZone() : GATEWAY_ZONE;
  const differs = !sameClock(instant, zone, GATEWAY_ZONE);
  return (
    <>
      <time dateTime={instant}>{timeOn(instant, zone)}</time>{' '}
      {differs ? t('your time ({time} Indian time)', { time: timeOn(instant, GATEWAY_ZONE) }) : t('Indian time')}
    </>
  );
}
