import { byCategory, isFlight, type BookingView } from '#features/bookings/contract.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { askAPerson } from './answer-general.ts';
import {
  type Answer,
  type UserQuestion,
  fact,
  factsOf,
  link,
  nameOf,
  oneTrip,
  openTrip,
  tripsHref,
  unknownCode,
  whenOf,
} from './answer-parts.ts';
import { chooseTrip } from './choose-trip.ts';
import { ASSISTANT_LIMITS } from './limits.ts';
import { isAhead, isBooked, isHeld, TRIP_KINDS, type Trip } from './trip.ts';

const NO_TRIP_AHEAD = 'You have no trip ahead.';

/** The trips that a question names, or those ahead. */
export async function trips({ asked, reads, own, today }: UserQuestion): Promise<Answer> {
  const all = await own.trips();
  const chosen = chooseTrip(asked, all, reads.now);
  if (chosen.found === 'unknown-code') return unknownCode(chosen.code, own.as);
  if (chosen.found === 'none')
    return {
      paragraphs: [all.length ? `${NO_TRIP_AHEAD} Earlier trips are in My trips.` : 'You have no bookings yet.'],
      links: [link('My trips', tripsHref(own.as))],
    };
  if (chosen.found === 'one') return { trip: chosen.trip, ...aboutTrip(chosen.trip, { own, reads, today }) };
  const some = chosen.trips.slice(0, ASSISTANT_LIMITS.listed);
  return {
    paragraphs: [`${counted(chosen.trips.length, 'booking')} of yours match, the next one first.`],
    facts: some.map((trip) => fact(trip.title, [whenOf(trip, today), trip.code].filter(Boolean).join(', '))),
    links: [
      ...some.map((trip) => openTrip(trip, own.as, `Open ${trip.title}, ${whenOf(trip, today)}`)),
      link('My trips', tripsHref(own.as)),
    ],
  };
}

function aboutTrip(trip: Trip, { own, reads, today }: Pick<UserQuestion, 'own' | 'reads' | 'today'>): Answer {
  const ahead = isAhead(trip, reads.now);
  const opens = isHeld(trip)
    ? 'It is held and not paid yet.'
    : ahead && isBooked(trip)
      ? `It begins on ${formatDate(trip.from, today)}.`
      : '';
  return {
    paragraphs: [`${trip.title}. ${opens}`.trim()],
    facts: factsOf(trip, today),
    links: [openTrip(trip, own.as)],
    suggestions:
      ahead && isBooked(trip)
        ? [`How much do I get back if I cancel ${nameOf(trip)}?`, `When can I check in for ${nameOf(trip)}?`]
        : trip.refund
          ? [`Where is the refund for ${nameOf(trip)}?`]
          : [],
  };
}

/** What a flight's fare lets a traveller take; the general answer where no flight is booked. */
export async function baggage(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(
    call,
    'Baggage for',
    'You have no flight ahead. Each fare says what it includes before you choose it, and a flight’s page shows it after booking.',
  );
  if ('answer' in one) return one.answer;
  const booking = await call.own.booking(one.trip.bookingId);
  if (!isFlight(booking))
    return {
      trip: one.trip,
      paragraphs: [`${one.trip.title} is not a flight, so no baggage limit applies.`],
      links: [openTrip(one.trip, call.own.as)],
    };
  const bags = booking.services.filter(({ kind }) => kind === 'bag');
  return {
    trip: one.trip,
    paragraphs: [
      `This is what each adult and child may take on ${one.trip.title}.`,
      ...(bags.length ? [`Bags that you added besides: ${bags.map(({ name }) => name).join(', ')}.`] : []),
    ],
    facts: booking.bounds.flatMap((bound) => boundFacts(bound)).slice(0, ASSISTANT_LIMITS.facts),
    links: [openTrip(one.trip, call.own.as, 'Open the booking to add a bag')],
  };
}

function boundFacts({ segments, terms }: Extract<BookingView, { category: 2 }>['bounds'][number]) {
  const [from, to] = [segments[0]!.origin.airport.cityName, segments.at(-1)!.destination.airport.cityName];
  const checked = terms.checkedKg > 0 ? `${terms.checkedKg} kg checked` : 'no checked bag';
  return [fact(`${from} – ${to}`, `${terms.cabinKg} kg in the cabin, ${checked} (${terms.name})`)];
}

/** When a stay's room is ready, or how a flight is checked in. */
export async function checkIn(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, 'Check-in for', NO_TRIP_AHEAD);
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const { own, today } = call;
  const booking = await own.booking(trip.bookingId);
  return {
    trip,
    ...byCategory<BookingView, Pick<Answer, 'paragraphs' | 'facts'>>(booking, {
      hotel: ({ hotel }) => ({
        paragraphs: [
          `Your room at ${trip.title} is ready from ${hotel.checkInTime} on ${formatDate(trip.from, today)}. For an earlier arrival, ask the hotel.`,
        ],
        facts: [
          fact('Check in', `${formatDate(trip.from, today)}, from ${hotel.checkInTime}`),
          fact('Check out', `${formatDate(trip.to, today)}, by ${hotel.checkOutTime}`),
          fact('Address', [hotel.address, hotel.city].join(', ')),
        ],
      }),
      flight: () => ({
        paragraphs: [
          'Check in on the airline’s website or app with the PNR and a family name; most open it 48 hours before departure. Your e-ticket is with the booking.',
        ],
        facts: factsOf(trip, today),
      }),
      package: ({ package: { meets }, departure }) => ({
        paragraphs: [
          `The group meets at ${meets.place}, ${meets.city}, at ${meets.time} on ${formatDate(departure, today)}.`,
        ],
      }),
    }),
    links: [openTrip(trip, own.as)],
  };
}

/** Where documents are, and which there are. */
export async function documents(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(
    call,
    'Documents for',
    'You have no booking with documents yet. They are with a booking as soon as it is confirmed.',
  );
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const { documents } = await call.own.booking(trip.bookingId);
  const ready = [
    ...(documents.voucher ? [fact(TRIP_KINDS[trip.kind].document, 'Ready')] : []),
    ...(documents.invoice ? [fact('Invoice', documents.invoice)] : []),
    ...(documents.creditNote ? [fact('Credit note', documents.creditNote)] : []),
  ];
  return {
    trip,
    paragraphs: [
      ready.length
        ? `The documents for ${trip.title} are on its page, each as a PDF.`
        : `${trip.title} has no documents yet. They are on its page as soon as it is confirmed.`,
    ],
    facts: ready,
    links: [
      openTrip(trip, call.own.as, `Open the documents for ${trip.title}`),
      link('Invoices with a GST number', routes.help({ q: 'invoice with my GST number' })),
    ],
  };
}

/** Where dates are changed, with the help page's terms. */
export async function changeDates(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, 'Change the dates of', NO_TRIP_AHEAD);
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const booking = await call.own.booking(trip.bookingId);
  const links = [openTrip(trip, call.own.as, 'Open the booking to change it'), askAPerson];
  const text = byCategory<BookingView, string>(booking, {
    hotel: ({ changeDates: { allowed, reason } }) =>
      allowed
        ? 'Open the booking and choose Change dates. You see the difference in price before anything changes.'
        : (reason ?? 'The dates of this stay cannot be changed now.'),
    flight: () =>
      'If the fare allows it: open the booking and choose Change the date. You see the price difference and the airline’s fee before you pay.',
    package: ({ changeDeparture: { allowed, reason } }) =>
      allowed
        ? 'A package leaves on fixed dates. Open the booking and choose Change departure: you see the other departures with places, and the difference in price before anything changes.'
        : (reason ?? 'The departure of this package cannot be changed now.'),
  });
  return { trip, paragraphs: [text], facts: factsOf(trip, call.today), links };
}
