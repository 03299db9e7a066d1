import { heldText } from '#features/bookings/components/parts/yours-text.ts';
import { moneyBackText } from '#features/bookings/components/parts/refund-text.ts';
import { holdText } from '#features/bookings/components/flights/parts/hold-text.ts';
import type { BookingView, FlightBooking } from '#features/bookings/contract.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { checkInTexts } from '#features/bookings/rules/check-in.ts';
import * as flightNotes from '#features/bookings/rules/flight-notes.ts';
import { networkHoldsFull, tooManyHolds } from '#features/bookings/rules/hold-limits.ts';
import * as notes from '#features/bookings/rules/price-notes.ts';
import * as sentences from '#features/bookings/rules/sentences.ts';
import { BOOKING_STATES } from '#features/bookings/rules/states.ts';
import { miniRules } from '#features/flights/rules/fares/mini-rules.ts';
import { fareLines } from '#features/flights/rules/fares/price.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';
import { messagesOfExtras, messagesOfFlightChanges } from './messages-of-flight-changes.ts';
import { messagesOfPassengers } from './messages-of-passengers.ts';

const TRIP = 'Bengaluru – Delhi and back';
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
    ...messagesOfExtras(),
    ...messagesOfFlightChanges(),
    ...moneyBack(),
    ...messagesOfPassengers(),
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
