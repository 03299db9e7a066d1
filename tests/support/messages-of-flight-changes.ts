import type { FlightBooking } from '#features/bookings/contract.ts';
import { addedText, receiptsText } from '#features/bookings/rules/added-extras.ts';
import { seatsText } from '#features/bookings/rules/extras-after-change.ts';
import * as flightNotes from '#features/bookings/rules/flight-notes.ts';
import { ASSISTANCE, bagsOf, extraName, priceExtras } from '#features/flights/rules/extras.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';
import { MEALS } from '#lib/shared/meals.ts';

const JOURNEY = 'Bengaluru – Delhi';
const BACK = 'Delhi – Bengaluru';
const NAME = 'Asha Rao';
const [dear, cheap] = [31_840_000, 1_500_000];

const segment = (flightId: string, number: string) => ({
  flightId,
  number,
  origin: { airport: { code: 'BLR' } },
  destination: { airport: { code: 'DEL' } },
});
const bounds = [{ segments: [segment('a', '6E 101')] }] as unknown as FlightBooking['bounds'];
const [other] = [{ segments: [segment('b', '6E 102')] }] as unknown as FlightBooking['bounds'];

/** Names and prices of seats, meals and bags, and what is added after booking. */
export function messagesOfExtras(): string[] {
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

/** What is stored when a booked flight is cancelled in part, changed, or added to. */
export function messagesOfFlightChanges(): string[] {
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
