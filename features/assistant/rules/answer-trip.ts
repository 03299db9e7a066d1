import { byCategory, isFlight, type BookingView } from '#features/bookings/contract.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
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
import { isAhead, isBooked, isHeld, titleOf, TRIP_KINDS, type Trip } from './trip.ts';

const noTripAhead = () => t('You have no trip ahead.');

/** The trips that a question names, or those ahead. */
export async function trips({ asked, reads, own, today }: UserQuestion): Promise<Answer> {
  const all = await own.trips();
  const chosen = chooseTrip(asked, all, reads.now);
  if (chosen.found === 'unknown-code') return unknownCode(chosen.code, own.as);
  if (chosen.found === 'none')
    return {
      paragraphs: [
        all.length ? `${noTripAhead()} ${t('Earlier trips are in My trips.')}` : t('You have no bookings yet.'),
      ],
      links: [link(t('My trips'), tripsHref(own.as))],
    };
  if (chosen.found === 'one') return { trip: chosen.trip, ...aboutTrip(chosen.trip, { own, reads, today }) };
  const some = chosen.trips.slice(0, ASSISTANT_LIMITS.listed);
  return {
    paragraphs: [
      t('{bookings} of yours match, the next one first.', { bookings: counted(chosen.trips.length, 'booking') }),
    ],
    facts: some.map((trip) => fact(titleOf(trip), [whenOf(trip, today), trip.code].filter(Boolean).join(', '))),
    links: [
      ...some.map((trip) =>
        openTrip(trip, own.as, t('Open {title}', { title: `${titleOf(trip)}, ${whenOf(trip, today)}` })),
      ),
      link(t('My trips'), tripsHref(own.as)),
    ],
  };
}

function aboutTrip(trip: Trip, { own, reads, today }: Pick<UserQuestion, 'own' | 'reads' | 'today'>): Answer {
  const ahead = isAhead(trip, reads.now);
  const opens = isHeld(trip)
    ? t('It is held and not paid yet.')
    : ahead && isBooked(trip)
      ? t('It begins on {date}.', { date: formatDate(trip.from, today) })
      : '';
  return {
    paragraphs: [`${t('{title}.', { title: titleOf(trip) })} ${opens}`.trim()],
    facts: factsOf(trip, today),
    links: [openTrip(trip, own.as)],
    suggestions:
      ahead && isBooked(trip)
        ? [
            t('How much do I get back if I cancel {booking}?', { booking: nameOf(trip) }),
            t('When can I check in for {booking}?', { booking: nameOf(trip) }),
          ]
        : trip.refund
          ? [t('Where is the refund for {booking}?', { booking: nameOf(trip) })]
          : [],
  };
}

/** What a flight's fare lets a traveller take; the general answer where no flight is booked. */
export async function baggage(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(
    call,
    (of) => t('Baggage for {booking}', { booking: of }),
    t(
      'You have no flight ahead. Each fare says what it includes before you choose it, and a flight’s page shows it after booking.',
    ),
  );
  if ('answer' in one) return one.answer;
  const booking = await call.own.booking(one.trip.bookingId);
  if (!isFlight(booking))
    return {
      trip: one.trip,
      paragraphs: [t('{title} is not a flight, so no baggage limit applies.', { title: titleOf(one.trip) })],
      links: [openTrip(one.trip, call.own.as)],
    };
  const bags = booking.services.filter(({ kind }) => kind === 'bag');
  return {
    trip: one.trip,
    paragraphs: [
      t('This is what each adult and child may take on {title}.', { title: titleOf(one.trip) }),
      ...(bags.length
        ? [t('Bags that you added besides: {list}.', { list: bags.map(({ name }) => messageText(name)).join(', ') })]
        : []),
    ],
    facts: booking.bounds.flatMap((bound) => boundFacts(bound)).slice(0, ASSISTANT_LIMITS.facts),
    links: [openTrip(one.trip, call.own.as, t('Open the booking to add a bag'))],
  };
}

function boundFacts({ segments, terms }: Extract<BookingView, { category: 2 }>['bounds'][number]) {
  const [from, to] = [segments[0]!.origin, segments.at(-1)!.destination].map(({ airport }) => t(airport.cityName));
  const { cabinKg: cabin, checkedKg: checked, name: fare } = terms;
  const bags = checked
    ? t('{cabin} kg in the cabin, {checked} kg checked ({fare})', { cabin, checked, fare })
    : t('{cabin} kg in the cabin, no checked bag ({fare})', { cabin, fare });
  return [fact(`${from} – ${to}`, bags)];
}

/** When a stay's room is ready, or how a flight is checked in. */
export async function checkIn(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, (of) => t('Check-in for {booking}', { booking: of }), noTripAhead());
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const { own, today } = call;
  const booking = await own.booking(trip.bookingId);
  return {
    trip,
    ...byCategory<BookingView, Pick<Answer, 'paragraphs' | 'facts'>>(booking, {
      hotel: ({ hotel }) => ({
        paragraphs: [
          t('Your room at {title} is ready from {time} on {date}. For an earlier arrival, ask the hotel.', {
            title: trip.title,
            time: hotel.checkInTime,
            date: formatDate(trip.from, today),
          }),
        ],
        facts: [
          fact(
            t('Check in'),
            t('{date}, from {time}', { date: formatDate(trip.from, today), time: hotel.checkInTime }),
          ),
          fact(t('Check out'), t('{date}, by {time}', { date: formatDate(trip.to, today), time: hotel.checkOutTime })),
          fact(t('Address'), [hotel.address, t(hotel.city)].join(', ')),
        ],
      }),
      flight: () => ({
        paragraphs: [
          t(
            'Check in on the airline’s website or app with the PNR and a family name; most open it 48 hours before departure. Your e-ticket is with the booking.',
          ),
        ],
        facts: factsOf(trip, today),
      }),
      package: ({ package: { meets }, departure }) => ({
        paragraphs: [
          t('The group meets at {place}, {city}, at {time} on {date}.', {
            place: meets.place,
            city: t(meets.city),
            time: meets.time,
            date: formatDate(departure, today),
          }),
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
    (of) => t('Documents for {booking}', { booking: of }),
    t('You have no booking with documents yet. They are with a booking as soon as it is confirmed.'),
  );
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const title = titleOf(trip);
  const { documents } = await call.own.booking(trip.bookingId);
  const ready = [
    ...(documents.voucher ? [fact(t(TRIP_KINDS[trip.kind].document), t('Ready'))] : []),
    ...(documents.invoice ? [fact(t('Invoice'), documents.invoice)] : []),
    ...(documents.creditNote ? [fact(t('Credit note'), documents.creditNote)] : []),
  ];
  return {
    trip,
    paragraphs: [
      ready.length
        ? t('The documents for {title} are on its page, each as a PDF.', { title })
        : t('{title} has no documents yet. They are on its page as soon as it is confirmed.', { title }),
    ],
    facts: ready,
    links: [
      openTrip(trip, call.own.as, t('Open the documents for {title}', { title })),
      link(t('Invoices with a GST number'), routes.help({ q: t('How do I get an invoice with my GST number?') })),
    ],
  };
}

const refusal = (reason: string | null): string | null => reason && messageText(reason);

/** Where dates are changed, with the help page's terms. */
export async function changeDates(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, (of) => t('Change the dates of {booking}', { booking: of }), noTripAhead());
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const booking = await call.own.booking(trip.bookingId);
  const links = [openTrip(trip, call.own.as, t('Open the booking to change it')), askAPerson()];
  const text = byCategory<BookingView, string>(booking, {
    hotel: ({ changeDates: { allowed, reason } }) =>
      allowed
        ? t('Open the booking and choose Change dates. You see the difference in price before anything changes.')
        : (refusal(reason) ?? t('The dates of this stay cannot be changed now.')),
    flight: () =>
      t(
        'If the fare allows it: open the booking and choose Change the date. You see the price difference and the airline’s fee before you pay.',
      ),
    package: ({ changeDeparture: { allowed, reason } }) =>
      allowed
        ? t(
            'A package leaves on fixed dates. Open the booking and choose Change departure: you see the other departures with places, and the difference in price before anything changes.',
          )
        : (refusal(reason) ?? t('The departure of this package cannot be changed now.')),
  });
  return { trip, paragraphs: [text], facts: factsOf(trip, call.today), links };
}
