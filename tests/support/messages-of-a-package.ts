import { checkParty, type RoomInput } from '#features/packages/components/party-input.ts';
import { fullText } from '#features/packages/components/use-full-city.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { extrasOf, extrasProblems } from '#features/packages/rules/extras.ts';
import { entryOf, exclusionsOf, inclusionsOf } from '#features/packages/rules/present-package.ts';
import { linesOfExtra } from '#features/packages/rules/price-of-extras.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import { paymentSchedule } from '#features/packages/rules/payment-schedule.ts';
import { endedText } from '#features/bookings/components/packages/parts/package-text.ts';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { NO_PAN_ABROAD } from '#features/bookings/rules/guest-problems.ts';
import { networkHoldsFull, tooManyHolds } from '#features/bookings/rules/hold-limits.ts';
import {
  collectedNote,
  extrasNote,
  holdNote,
  openNote,
  packageNote,
  packageReviewNote,
} from '#features/bookings/rules/price-notes.ts';
import * as sentences from '#features/bookings/rules/sentences.ts';
import type { BookingState } from '#features/bookings/rules/states.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';

const room = (adults: number, ...childAges: (number | null)[]): RoomInput => ({ adults, childAges });
const parties: RoomInput[][] = [
  [],
  [room(2, null)],
  [room(4)],
  [room(2), room(4)],
  [room(3, 5, 6)],
  [room(2, 0, 0, 0)],
  Array.from({ length: 5 }, () => room(2)),
];
const rooms = (...adults: number[]): RoomOccupancy[] => adults.map((one) => ({ adults: one, childAges: [] }));
const families: RoomOccupancy[][] = [rooms(1), [{ adults: 2, childAges: [1, 5] }], rooms(3, 3), rooms(3, 3, 3, 3, 3)];
const prices = { single: 6_000_000, double: 4_000_000, triple: 3_600_000, child: 2_400_000 };

/** What the product says of every journey, of a party, and in the lines of its price; not what was written of one journey. */
export function messagesOfAPackage(): string[] {
  const extras = JOURNEYS.flatMap(extrasOf);
  return [
    ...ofItsBooking(),
    'We could not read the travellers. Choose them again.',
    ...parties.flatMap((party) => checkParty(party).problem ?? []),
    fullText('Kochi', []),
    fullText('Kochi', [{ code: 'before', quantity: 1 }]),
    ...JOURNEYS.flatMap((journey) => [
      journey.guide,
      ...inclusionsOf(journey).filter((text) => !journey.includes.includes(text)),
      ...exclusionsOf(journey).filter((text) => !journey.excludes.includes(text)),
      ...journey.days.map(({ lodging = `a ${journey.hotelClass}-star hotel` }) => lodging),
      ...entryTexts(entryOf(journey)),
    ]),
    ...families.flatMap((family) =>
      priceOfParty(prices, { label: 'GST', rateBp: 500, tcsBp: 200 }, family).lines.map(({ label }) => label),
    ),
    ...extras.flatMap((extra) => [
      extra.title,
      extra.text.replace(/(?<=from )[A-Z].*(?= to where)|(?<=last night to ).*(?=\.$)/, '§'),
      ...families.flatMap((family) => linesOfExtra(extra, 1, family).map(({ label }) => label)),
    ]),
    ...Object.values(extrasProblems([], [{ code: 'meals', quantity: 1 }])),
    ...(['meals', 'guide'] as const).flatMap((code) => {
      const [extra] = extras.filter((one) => one.code === code);
      return Object.values(
        extrasProblems(extra ? [extra] : [], [
          { code, quantity: 9 },
          { code, quantity: 1 },
        ]),
      );
    }),
  ];
}

/** What the booking of a package says: refusals, notes on its price, and why it was not booked. */
function ofItsBooking(): string[] {
  const now = new Date('2026-12-01T10:00:00.000Z');
  const later = new Date('2026-12-01T11:00:00.000Z');
  const facts = { category: 'package' as const, now, checkInAt: later, zone: 'Asia/Kolkata', hasDetails: false };
  const ends = [now, new Date('2026-11-30T10:00:00.000Z'), later, null];
  const [dear, cheap] = [31_840_000, 1_500_000];
  const terms = (total: number) => ({ total, policies: [] });
  const lines = [
    ...JOURNEYS.flatMap(extrasOf).flatMap((extra) => families.flatMap((family) => linesOfExtra(extra, 1, family))),
  ];
  const plan = paymentSchedule({ lines: [], departure: '2027-06-01', zone: 'Asia/Kolkata' }, now)?.map(
    (payment, at) => ({
      ...payment,
      amount: cheap,
      paid: at === 0 ? { wallet: 0, gateway: cheap, at: '2026-12-01', method: null } : null,
    }),
  );
  return [
    ...ends.flatMap((holdExpiresAt) =>
      STATES.flatMap((state) => {
        const { hold, release, saveGuests, pay } = actionsOf(state, { ...facts, holdExpiresAt });
        return [hold, release, saveGuests, pay].map(({ reason }) => reason ?? '');
      }),
    ),
    packageNote(dear, 6, 'INR'),
    ...[true, false].flatMap((changed) => [
      packageReviewNote(terms(cheap), terms(dear), changed, 'INR'),
      packageReviewNote(terms(dear), terms(cheap), changed, 'INR'),
      packageReviewNote(terms(cheap), terms(cheap), changed, 'INR'),
    ]),
    ...lines.map((line) => extrasNote({ total: dear }, [line, ...lines.slice(0, 2)], 'INR')),
    collectedNote(cheap, 'INR'),
    holdNote(dear, '2 Dec, 11:40', 'INR', { category: 'package', units: 2 }),
    ...[plan ?? [], plan?.slice(0, 2) ?? []].map((payments) => `₹100 paid.${openNote(payments, 'INR')}`),
    'This journey does not depart on that day. Choose one of its departures.',
    'A departure is sold until 3 days before. Choose a later one.',
    sentences.departureFull('Harbour House'),
    sentences.extraNightsFull('Harbour House'),
    sentences.packageNotConfirmed('Harbour House', dear, 'INR'),
    endedText({ refund: { amount: 1 } } as unknown as PackageBooking),
    sentences.paymentProblem(DECLINED, dear, 'INR', '11:40', { category: 'package', units: 2 }),
    sentences.paymentProblem(null, dear, 'INR', '11:40 in Bangkok', { category: 'package', units: 2 }),
    'The tour operator’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.',
    tooManyHolds([{ name: 'Harbour House', units: 4, until: '11:40' }], 16, 'package'),
    networkHoldsFull('11:40', 'package'),
    NO_PAN_ABROAD,
    'Deposit: Harbour House, 6 nights',
  ].filter(Boolean);
}

/** States that a package can be in while it is being booked. */
const STATES: BookingState[] = ['quoted', 'held', 'paying', 'confirming', 'confirmed', 'expired', 'failed', 'unknown'];

const entryTexts = (entry: ReturnType<typeof entryOf>): string[] =>
  entry ? [entry.passport, entry.visa, entry.official.title] : [];
