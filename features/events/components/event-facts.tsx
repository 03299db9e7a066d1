import Link from 'next/link';
import { FactStrip } from '#components/ui/fact-strip.tsx';
import { formatDate, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { routes } from '#lib/shared/routes.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { t } from '#lib/shared/texts.ts';
import { capital } from '#lib/shared/word-lists.ts';
import type { EventView } from '../contract.ts';
import { languageOf } from './language-of.ts';

/** Dates, place, registration deadline, and price. */
export function EventFacts({
  event: { days, times, venue, cityName, zone, registrationClosesAt, cancelled, registering },
  today,
}: {
  event: EventView;
  today: IsoDate;
}) {
  const closes = formatInstant(registrationClosesAt, zone, today);
  return (
    <FactStrip
      widths="0.7fr 1.4fr 1.2fr"
      folds="stack"
      facts={[
        {
          key: 'days',
          fact: capital(countedInWords(days.length, 'day')),
          note: whenOf(days, times, today),
        },
        {
          key: 'venue',
          fact: (
            <span lang={languageOf(venue.name)}>
              {venue.hotel ? <Link href={routes.hotel(venue.hotel)}>{venue.name}</Link> : venue.name}
            </span>
          ),
          note: <span lang={languageOf(venue.address)}>{venue.address}</span>,
        },
        {
          key: 'until',
          fact: registering.open ? t('Register until {when}', { when: closes }) : messageText(registering.why ?? ''),
          note: registering.open
            ? t('{city} time', { city: t(cityName) })
            : t(cancelled ? 'It was to close {when}' : 'It closed {when}', { when: closes }),
        },
      ]}
    />
  );
}

/** "from Fri 15 Jan 2027"; with its times "Fri 15 Jan 2027, 10:00 to 18:00". */
function whenOf(days: EventView['days'], times: EventView['times'], today: IsoDate): string {
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  if (!times) return t('from {date}', { date: formatDate(first, today) });
  const ends = last === first ? times.to : `${formatDate(last, today)}, ${times.to}`;
  return t('{begins} to {ends}', { begins: `${formatDate(first, today)}, ${times.from}`, ends });
}
