import Link from 'next/link';
import { FactStrip } from '#components/ui/fact-strip.tsx';
import { formatDate, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { capital, countedInWords } from '#lib/shared/word-lists.ts';
import type { EventView } from '../contract.ts';

/** Dates, place, registration deadline, and price. */
export function EventFacts({
  event: { days, venue, cityName, zone, registrationClosesAt, registering },
  today,
}: {
  event: EventView;
  today: IsoDate;
}) {
  return (
    <FactStrip
      widths="0.7fr 1.4fr 1.2fr"
      folds="stack"
      facts={[
        {
          key: 'days',
          fact: capital(countedInWords(days.length, 'day')),
          note: `from ${formatDate(days[0]?.day ?? today, today)}`,
        },
        {
          key: 'venue',
          fact: venue.hotel ? <Link href={routes.hotel(venue.hotel)}>{venue.name}</Link> : venue.name,
          note: venue.address,
        },
        {
          key: 'until',
          fact: registering.open
            ? `Register until ${formatInstant(registrationClosesAt, zone, today)}`
            : registering.why,
          note: registering.open ? `${cityName} time` : `It closed ${formatInstant(registrationClosesAt, zone, today)}`,
        },
      ]}
    />
  );
}
