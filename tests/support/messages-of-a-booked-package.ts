import { moneyBackText } from '#features/bookings/components/parts/refund-text.ts';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { canCancelRooms } from '#features/bookings/rules/can-cancel-rooms.ts';
import { canChangeDeparture } from '#features/bookings/rules/can-change-departure.ts';
import {
  departureChanged,
  departureNote,
  departureNotPaid,
  departureRefused,
} from '#features/bookings/rules/package-departure.ts';
import { instalmentNotPaid } from '#features/bookings/rules/payment-texts.ts';
import { refundNote } from '#features/bookings/rules/price-notes.ts';
import type { BookingState } from '#features/bookings/rules/states.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';

const [dear, cheap] = [31_840_000, 1_500_000];
const now = new Date('2026-12-01T10:00:00.000Z');
const later = new Date('2026-12-11T11:00:00.000Z');
const STATES: BookingState[] = ['confirmed', 'paying_change', 'amending', 'cancelling', 'cancelled'];

/** What is said of a booked package that is paid in parts, changed or cancelled: reasons, refusals, and notes stored with it. */
export const messagesOfABookedPackage = (): string[] => [
  ...reasons(),
  ...departures(),
  ...moneyBack(),
  instalmentNotPaid(null),
  instalmentNotPaid(DECLINED),
  'This is the departure of your package. Choose another.',
  'This package was just changed. Nothing was charged. Reload to see it.',
  'All of this booking is paid. Nothing more is charged.',
  'The time for this payment is over, and the booking is being cancelled. Nothing was charged.',
  'The amount to be paid now is ₹10,500, not ₹12,500. Nothing was charged. Look at the payments and decide again.',
  'A payment of ₹10,500 is open at the checkout. Finish or cancel it first. Nothing was charged.',
  'Earlier departure: not refunded',
  'Earlier departure and cancelled rooms: not refunded',
  '1 cancelled room: not refunded',
  '2 cancelled rooms: not refunded',
];

function reasons(): string[] {
  const facts = { now, checkInAt: later, holdExpiresAt: null, zone: 'Asia/Kolkata', hasDetails: true };
  const terms = { total: dear, currency: 'INR', cancellationPolicies: [], paymentPlan: null, changes: 0 };
  const nothingBack = [{ FromDate: '2026-01-01T00:00:00.000Z', ChargeType: 2, Charge: 100 }] as const;
  return STATES.flatMap((state) => {
    const possible = [
      ...[later, now].flatMap((checkInAt) => {
        const { cancel, saveGuests, amend, payChange } = actionsOf(state, { ...facts, checkInAt, category: 'package' });
        return [cancel, saveGuests, amend, payChange];
      }),
      ...[
        {},
        { checkInAt: now },
        { paymentPlan: [{ amount: cheap, lines: [], due: null, paid: null }] },
        { cancellationPolicies: nothingBack },
        { changes: 20 },
      ].map((more) => canChangeDeparture({ ...facts, ...terms, state, ...more })),
      ...[
        {},
        { checkInAt: now },
        { rooms: 1 },
        { paymentPlan: [{ amount: cheap, lines: [], due: null, paid: null }] },
      ].map((more) => canCancelRooms({ ...facts, currency: 'INR', paymentPlan: null, rooms: 2, state, ...more })),
    ];
    return possible.flatMap(({ reason }) => reason ?? []);
  });
}

function departures(): string[] {
  const days = { departure: '2027-01-10', ends: '2027-01-13' };
  const words = departureChanged(days, { departure: '2027-01-28', ends: '2027-02-01' });
  const paid = { wallet: 0, gateway: cheap };
  return [
    words,
    words.replace('Changed', 'To be changed'),
    ...[cheap, -cheap, 0].flatMap((amount) =>
      [0, cheap].map((charge) => departureNote({ words, amount, charge, newPrice: dear, paid }, 'INR')),
    ),
    departureNotPaid(null),
    departureNotPaid(DECLINED),
    departureRefused(0, 'INR'),
    departureRefused(cheap, 'INR'),
  ];
}

function moneyBack(): string[] {
  const bookings = (['source', 'wallet'] as const).flatMap((to) =>
    (['processed', 'pending'] as const).map((state) => ({
      category: 6,
      currency: 'INR',
      company: null,
      payment: { paidAt: '2026-12-01', gateway: 100, problem: null },
      refund: { amount: dear, to, state, charge: cheap },
    })),
  );
  return [
    ...(bookings as unknown as PackageBooking[]).map(
      (booking) => `${moneyBackText(booking)}; the tour operator kept ₹100.`,
    ),
    ...[0, cheap].flatMap((charge) => [
      refundNote({ toSource: dear, toWallet: cheap, charge }, 'INR', 'package'),
      refundNote({ toSource: 0, toWallet: 0, charge }, 'INR', 'package'),
    ]),
  ];
}
