import type { BookingView } from '#features/bookings/contract.ts';
import { heldText } from '#features/bookings/components/parts/yours-text.ts';
import { moneyBackText } from '#features/bookings/components/parts/refund-text.ts';
import { holdText } from '#features/bookings/components/flights/parts/hold-text.ts';
import type { FlightBooking, FlightDetails } from '#features/bookings/contract.ts';
import { addedText, receiptsText } from '#features/bookings/rules/added-extras.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { checkInTexts } from '#features/bookings/rules/check-in.ts';
import { seatsText } from '#features/bookings/rules/extras-after-change.ts';
import * as flightNotes from '#features/bookings/rules/flight-notes.ts';
import { networkHoldsFull, tooManyHolds } from '#features/bookings/rules/hold-limits.ts';
import * as notes from '#features/bookings/rules/price-notes.ts';
import * as sentences from '#features/bookings/rules/sentences.ts';
import { BOOKING_STATES } from '#features/bookings/rules/states.ts';
import { travellerProblems } from '#features/bookings/rules/traveller-problems.ts';
import { ASSISTANCE, bagsOf, extraName, priceExtras } from '#features/flights/rules/extras.ts';
import { miniRules } from '#features/flights/rules/fares/mini-rules.ts';
import { fareLines } from '#features/flights/rules/fares/price.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';
import { flightDetails } from '#features/bookings/people.contract.ts';
import { MEALS } from '#lib/shared/meals.ts';

const TRIP = 'Bengaluru – Delhi and back';
const JOURNEY = 'Bengaluru – Delhi';
const BACK = 'Delhi – Bengaluru';
const NAME = 'Asha Rao';
const [dear, cheap] = [31_840_000, 1_500_000];
const zone = 'Asia/Kolkata';
const at = (time: string) => new Date(`2026-12-01T${time}:00.000Z`);

/** Every message of a flight that several files put together: notes on its price, its rules, refusals, errors of its form. */
export const messagesOfAFlight = (): string[] =>
  [
    ...holds(),
    ...prices(),
    ...rules(),
    ...checkIn(),
    ...extras(),
    ...changes(),
    ...moneyBack(),
    ...passengers(),
    ...refusals(),
  ].filter((text) => text.trim() !== '');

const booked = (holdsWhat: 'pnr' | 'price', holdExpiresAt: string | null) =>
  ({ holds: holdsWhat, holdExpiresAt, currency: 'INR', total: dear, company: null }) as unknown as FlightBooking;

const holds = () => [
  ...(['pnr', 'price'] as const).flatMap((what) =>
    [null, '2026-12-02T11:40:00.000Z'].flatMap((until) => [
      holdText(booked(what, until)),
      heldText(what === 'pnr' ? 'The seats are held' : 'The price is valid', booked(what, until) as BookingView),
    ]),
  ),
  ...['11:40', '2 Dec, 11:40 in Dubai'].flatMap((until) => [
    notes.holdNote(dear, until, 'INR', { category: 'flight', units: 1 }),
    sentences.paymentProblem(null, dear, 'INR', until, { category: 'flight', units: 1 }),
    sentences.paymentProblem(DECLINED, dear, 'INR', until, { category: 'flight', units: 1 }),
  ]),
  tooManyHolds([{ name: TRIP, units: 2, until: '11:40' }], 108, 'flight'),
  networkHoldsFull('11:40', 'flight'),
  'The airline’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.',
  'This flight was not found.',
];

function prices(): string[] {
  const terms = (total: number, times = ['2026-12-08T06:10']) => ({ total, policies: [], times });
  const moved = ['2026-12-08T07:10'];
  const party = { adults: 2, children: 1, infants: 1 };
  const fees = [
    { code: 'UDF' as const, label: 'User development fee, Delhi', amount: 100 },
    { code: 'UDF' as const, label: 'User development fee on arrival, Bengaluru', amount: 100 },
    { code: 'ASF' as const, label: 'Aviation security fee', amount: 100 },
    { code: 'APD' as const, label: 'Air passenger duty', amount: 100 },
    { code: 'PSC' as const, label: 'Passenger service charge', amount: 100 },
    { code: 'PSC' as const, label: 'Passenger service, security, levies', amount: 100 },
  ];
  const amounts = { adult: 500, child: 400, infant: 100, fuel: 50, basic: 1000, gst: 50, total: 5000 };
  const labels = fareLines(amounts, party, { gst: { label: 'GST on the fare', rateBp: 500 }, fees }).map(
    ({ label }) => label,
  );
  return [
    ...labels,
    ...labels.map((label) => `${label}, BLR–DEL`),
    'Kept by the airline for changes',
    'Change fee, BLR–DEL',
    'Fare difference, taxes included',
    flightNotes.lowestFareNote(dear, 'INR'),
    ...[null, cheap, dear + 100].map((listed) => flightNotes.chosenFareNote(dear, listed, 'INR')),
    flightNotes.flightNote(terms(dear), terms(cheap, moved), 'INR'),
    flightNotes.flightNote(terms(cheap), terms(dear), 'INR'),
    flightNotes.flightNote(terms(dear), terms(dear, moved), 'INR'),
    flightNotes.flightNote(terms(dear), terms(dear), 'INR'),
    flightNotes.extrasNote(cheap, dear, 'INR'),
    flightNotes.extrasNote(0, dear, 'INR'),
    ...[cheap, dear].map((before) => sentences.timesMoved(before, dear, 'INR')),
  ];
}

const rules = () =>
  miniRules('BLR–DEL', {
    change: [
      { untilHours: 72, fee: 0 },
      { untilHours: 4, fee: 300_000 },
      { untilHours: 0, fee: null },
    ],
    cancel: [
      { untilHours: 72, fee: 0 },
      { untilHours: 4, fee: 300_000 },
      { untilHours: 0, fee: null },
    ],
  })
    .concat(miniRules('BLR–DEL', { change: [{ untilHours: 0, fee: null }], cancel: [] }))
    .flatMap(({ words }) => words.split(': '));

function checkIn(): string[] {
  const airport = { zone, code: 'BLR', name: 'Kempegowda', cityCode: 'BLR', cityName: 'Bengaluru' };
  const origin = { instant: '2026-12-08T06:10:00.000Z', at: '2026-12-08T11:40', airport };
  const trip = {
    party: { adults: 1, children: 0, infants: 0 },
    bounds: [{ domestic: true, segments: [{ number: '6E 101', origin }] }],
    parts: [{ bounds: [0], state: 'ticketed', pnr: 'ABC123', tickets: [{ passenger: 0, number: '1', open: [0] }] }],
  } as unknown as FlightBooking;
  return ['2026-12-01', '2026-12-07', '2026-12-08'].flatMap((day) =>
    checkInTexts(trip, new Date(`${day}T05:30:00.000Z`)).map((text) => text ?? ''),
  );
}

const segment = (flightId: string, number: string) => ({
  flightId,
  number,
  origin: { airport: { code: 'BLR' } },
  destination: { airport: { code: 'DEL' } },
});
const bounds = [{ segments: [segment('a', '6E 101')] }] as unknown as FlightBooking['bounds'];
const [other] = [{ segments: [segment('b', '6E 102')] }] as unknown as FlightBooking['bounds'];

function extras(): string[] {
  const names = [
    ...bagsOf('domestic').map(({ name }) => name),
    ...MEALS.map(([code]) => extraName('meal', code)),
    ...ASSISTANCE.map(({ name }) => name),
    extraName('bag', 'BG15'),
  ];
  const offers = (price: number) =>
    MEALS.map(([code, name]) => ({ code, name, price, wayType: 1, description: 1 }) as const);
  const lines = [0, cheap].flatMap((price) => {
    const seats = new Map([['12A', { price, zone: 'standard' as const }]]);
    const offered = {
      flights: new Map([['a', { name: '6E 101', seats, meals: offers(price) }]]),
      bounds: [{ name: 'BLR–DEL', bags: bagsOf('domestic') }],
    };
    const of = { passenger: 0, flight: 'a' };
    return MEALS.flatMap(
      ([code]) =>
        priceExtras(
          [
            { kind: 'seat', ...of, seat: '12A' },
            { kind: 'meal', ...of, code },
            { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' },
          ],
          offered,
          ['ADT'],
        ).lines,
    ).map(({ label }) => label);
  });
  const all: FlightBooking['extras'] = [
    { kind: 'seat', passenger: 0, flight: 'a', seat: '12A' },
    { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' },
    ...MEALS.map(([code]) => ({ kind: 'meal' as const, passenger: 1, flight: 'a', code })),
  ];
  const added = addedText(all, {
    bounds,
    nameOf: extraName,
    named: (passenger) => ['Asha Rao', 'Ravi Rao'][passenger] ?? '',
  });
  return [
    ...names,
    ...MEALS.map(([, name]) => `${name} on 6E 101`),
    ...lines,
    added,
    added.replaceAll(/\bAdded for/g, 'To be added for'),
    ...['seat', 'meal', 'bag'].map((kind) => `This passenger already has a ${kind} there.`),
    'preferred meal not offered on these flights',
    'Choose another.',
  ];
}

function changes(): string[] {
  const paid = { wallet: cheap, gateway: dear };
  const words = flightNotes.changedText('6E 101 on 8 Dec', '6E 102 on 9 Dec');
  const change = (amount: number, charge: number) => flightNotes.changeNote({ amount, charge, words, paid }, 'INR');
  const receipts = (count: number) =>
    receiptsText(
      Array.from({ length: count }, (_, passenger) => ({ passenger, number: `555${passenger}` })),
      () => NAME,
    );
  const had = [{ kind: 'seat', passenger: 0, flight: 'a', seat: '12A' }] as FlightBooking['extras'];
  const moved = (seats: { passenger: number; flight: string; seat: string }[]) =>
    seatsText({ bounds, extras: had }, { bound: 0, to: other! }, seats, () => NAME);
  const one = (words: string) => ({ words, count: 1 });
  return [
    words,
    words.replace('Changed', 'To be changed'),
    ...[dear, -dear, 0].flatMap((amount) => [change(amount, 0), change(amount, cheap), change(amount, amount)]),
    ...[null, DECLINED].flatMap((cause) => [flightNotes.changeNotPaid(cause), flightNotes.extrasNotPaid(cause)]),
    ...[0, dear].flatMap((amount) => [
      flightNotes.changeRefused(amount, 'INR'),
      flightNotes.extrasRefused(amount, '', 'INR'),
      flightNotes.addedNote({ amount, paid }, 'INR'),
    ]),
    ...Array.from({ length: 9 }, (_, at) => receipts(at + 1)),
    moved([{ passenger: 0, flight: 'b', seat: '14C' }]),
    moved([]),
    ...[JOURNEY, ...journeys(), 'Bengaluru – Delhi – Jaipur'].flatMap((trip) => [
      flightNotes.cancelledText(`everybody on ${trip}`),
      flightNotes.cancelledText(`Asha Rao, Ravi Rao on ${trip}`),
      `Cancelled: ${NAME} on ${trip}`,
      `Refused by the airline: ${trip}.`,
    ]),
    flightNotes.partlyTicketed(one(JOURNEY), one(BACK), dear, 'INR'),
    flightNotes.partlyTicketed(one(JOURNEY), { words: `${BACK} and ${JOURNEY}`, count: 2 }, dear, 'INR'),
  ];
}

/** Up to six directions, as they are joined. */
const journeys = () =>
  [2, 3, 4, 5, 6].map((count) => Array.from({ length: count }, (_, at) => (at % 2 ? BACK : JOURNEY)).join(' and '));

function moneyBack(): string[] {
  const bookings = (['source', 'wallet'] as const).flatMap((to) =>
    (['processed', 'pending'] as const).map((state) => ({
      category: 2,
      currency: 'INR',
      company: null,
      amendments: [],
      payment: { paidAt: '2026-12-01', gateway: 100 },
      refund: { amount: dear, to, state, charge: cheap },
    })),
  );
  return [
    ...(bookings as unknown as BookingView[]).map((booking) => `${moneyBackText(booking)}; the airline kept ₹15,000.`),
    ...(['sold_out', 'refused', 'seat_taken', 'price_changed'] as const).map((reason) =>
      sentences.notTicketed(reason, TRIP, dear, 'INR'),
    ),
    sentences.neverConfirmed('IndiGo', dear, 'INR', 'flight'),
    'The airline could not issue the tickets.',
    ...[
      { toSource: 0, toWallet: 0, charge: dear },
      { toSource: dear, toWallet: 0, charge: 0 },
    ].map((parts) => notes.refundNote(parts, 'INR', 'flight')),
  ];
}

const person = {
  type: 'ADT' as const,
  title: 'Ms' as const,
  firstName: 'Asha',
  lastName: 'Rao',
  born: '1990-04-30',
  passport: null,
};

function passengers(): string[] {
  const needs = {
    party: { adults: 1, children: 0, infants: 0 },
    requiredFields: [] as ('passport' | 'pan' | 'born')[],
    travel: ['2026-12-08', '2027-01-08'],
    airlines: ['6E'],
    today: '2026-12-01',
  };
  const details = (...people: object[]) =>
    ({
      passengers: people.map((one) => ({ ...person, ...one })),
      email: 'asha@example.com',
      mobile: '9845022812',
      gst: null,
      pan: null,
    }) as FlightDetails;
  const wrong = (people: object[], changed: Partial<typeof needs> = {}) =>
    Object.values(travellerProblems(details(...people), { ...needs, ...changed }));
  const abroad = { requiredFields: ['passport', 'born', 'pan'] as ('passport' | 'pan' | 'born')[] };
  const passport = { number: 'Z1234567', expires: '2026-12-20', nationality: '356' };
  const three = { party: { adults: 1, children: 1, infants: 1 } };
  const born = ['2025-12-20', '2015-01-01', '2014-12-20', '1880-01-01', '2027-01-01', '1990-02-31'];
  return [
    ...wrong([{}, {}]),
    ...wrong([{}], { party: { adults: 2, children: 0, infants: 0 } }),
    ...wrong([{ type: 'CHD' }, { type: 'ADT' }, { type: 'ADT' }], three),
    ...wrong([{ type: 'INF', title: 'Mr', born: null }], { party: { adults: 0, children: 0, infants: 1 }, ...abroad }),
    ...wrong([{ title: 'Master', frequentFlyer: [{ airline: 'AI', number: '12345' }] }]),
    ...['', 'R2', 'A'.repeat(31), 'A'].flatMap((name) => wrong([{ firstName: name }, { lastName: name }])),
    ...born.flatMap((day) => [
      ...wrong([{ born: day }]),
      ...wrong([{ type: 'CHD', title: 'Miss', born: day }], { party: { adults: 0, children: 1, infants: 0 } }),
      ...wrong([{ type: 'INF', title: 'Miss', born: day }], { party: { adults: 0, children: 0, infants: 1 } }),
    ]),
    ...wrong([{}], abroad),
    ...wrong([{ passport: { ...passport, expires: '' } }], abroad),
    ...wrong([{ passport }], abroad),
    ...(flightDetails.safeParse({ ...details(), passengers: [] }).error?.issues ?? []).map(({ message }) => message),
  ];
}

function refusals(): string[] {
  const facts = {
    category: 'flight' as const,
    now: at('10:00'),
    holdExpiresAt: at('09:00'),
    checkInAt: at('08:00'),
    zone,
    hasDetails: false,
  };
  const times = [
    facts,
    { ...facts, holdExpiresAt: at('11:00') },
    { ...facts, holdExpiresAt: null },
    { ...facts, now: new Date('2026-12-03T10:00:00.000Z') },
  ];
  const ofCompanies = ['awaiting_approval', 'approved', 'declined'];
  return times.flatMap((now) =>
    BOOKING_STATES.filter((state) => !ofCompanies.includes(state)).flatMap((state) => {
      const { hold, release, saveGuests, pay, cancel, amend } = actionsOf(state, now);
      return [hold, release, saveGuests, pay, cancel, amend].map(({ reason }) => reason ?? '');
    }),
  );
}
