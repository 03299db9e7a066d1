import { FareDays } from '#features/flights/components/listing/fare-days.tsx';
import { fareCalendar as operation } from '#features/flights/contract.ts';
import { fareCalendar } from '#features/flights/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { tripParams, type Trip } from '#lib/shared/trip.ts';

/** Fares of the days around the first departure, streamed after the flights. */
export async function FareDaysOf({ trip, today }: { trip: Trip; today: IsoDate }) {
  const query = Object.fromEntries(
    Object.entries(tripParams(trip)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const { days, airports } = await read(operation, fareCalendar, query as never);
  return <FareDays days={days} airports={airports} trip={trip} today={today} />;
}
