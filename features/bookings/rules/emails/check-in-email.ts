import { formatDate } from '#lib/shared/dates.ts';
import type { EmailPart } from '#lib/shared/email-parts.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { FlightBooking } from '../../contract.ts';
import { isFlight } from '../category.ts';
import { checkInKey, checkInsOf, closingText, isOpen, type CheckIn } from '../check-in.ts';
import { BOOKED_STATES, openTrip, type EmailContext, type Written } from './email-context.ts';
import { flightLine, journeyOf } from './trip-parts.ts';

/** Web check-in of some directions is open. Null once all of them are closed, cancelled, or on another day. */
export function checkInOpens(context: EmailContext): Written {
  const { booking, now, checkIns: told } = context;
  if (!isFlight(booking) || !BOOKED_STATES.includes(booking.state)) return null;
  const open = checkInsOf(booking).filter((one) => told.includes(checkInKey(one)) && isOpen(one, now));
  if (!open.length) return null;
  return {
    subject: t('Web check-in is open for {flights}', { flights: andList(open.map(({ flight }) => flight)) }),
    parts: [
      ...open.flatMap((one) => partsOf(one, booking)),
      { small: t('Times are local at each airport.') },
      openTrip(context),
    ],
  };
}

function partsOf(checkIn: CheckIn, { bounds, parts, details }: FlightBooking): EmailPart[] {
  const { bound: at, flight, day } = checkIn;
  const bound = bounds[at]!;
  const part = parts.find(({ pnr, bounds: own }) => pnr && own.includes(at));
  const names = (part?.tickets ?? []).flatMap(({ passenger, open }) => {
    const one = details?.passengers[passenger];
    return one && open.includes(at) ? [`${one.title} ${one.firstName} ${one.lastName}`] : [];
  });
  return [
    t('Web check-in is open for {flight} on {day}. {closing}', {
      flight,
      day: formatDate(day, ''),
      closing: closingText(checkIn),
    }),
    {
      facts: [
        ...(part ? [[t('{airline} PNR', { airline: part.airline.name }), part.pnr ?? ''] as const] : []),
        [journeyOf(bound), bound.segments.map(flightLine).join('\n')],
        ...(names.length ? [[t('Passengers'), names.join('\n')] as const] : []),
      ],
    },
    t('Check in on the website or in the app of {airline}, with the PNR and a passenger’s family name.', {
      airline: bound.airline.name,
    }),
  ];
}
