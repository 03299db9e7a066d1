import { ApiFailure, apiFailure, notRenewed, sessionExpired, unableToRefresh } from '#lib/client/api-failure.ts';
import { signInForm, signUpForm } from '#features/identity/contract.ts';
import { endedText, moneyBackText } from '#features/bookings/components/parts/refund-text.ts';
import type { StayBooking } from '#features/bookings/contract.ts';
import { guestDetails } from '#features/bookings/people.contract.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { PAID_WITH_OTHERS } from '#features/bookings/rules/combined-payment.ts';
import { canChangeDates } from '#features/bookings/rules/can-change-dates.ts';
import { guestProblems, lockedAfterPayment } from '#features/bookings/rules/guest-problems.ts';
import { networkHoldsFull, tooManyHolds } from '#features/bookings/rules/hold-limits.ts';
import { lostCredit } from '#features/bookings/rules/gst-details.ts';
import * as notes from '#features/bookings/rules/price-notes.ts';
import * as sentences from '#features/bookings/rules/sentences.ts';
import { datesChanged, datesNote, datesNotPaid, datesRefused } from '#features/bookings/rules/stay-dates.ts';
import type { BookingState } from '#features/bookings/rules/states.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import { notFound } from '#lib/shared/errors.ts';
import { stayProblems } from '#lib/shared/stay.ts';

/** Names in these messages, which no language changes. */
export const NAMES = ['Casa Marina', 'Lane room', 'Bangkok'];
const [HOTEL = '', ROOM = '', CITY = ''] = NAMES;

const at = (time: string) => new Date(`2026-12-01T${time}:00.000Z`);
const zone = 'Asia/Kolkata';
const place = { zone, city: CITY };
const abroad = { zone: 'Asia/Bangkok', city: CITY };
const [dear, cheap] = [31_840_000, 1_500_000];
const policies: CancellationPolicy[] = [];
const stay = (units: number) => ({ category: 'hotel' as const, units });

/** Every message of a stay that several files put together: what a booking stores, why something cannot be done. */
export const messagesOfAStay = (): string[] =>
  [
    ...failures(),
    ...forms(),
    ...ofGuests(),
    ...ofDates(),
    ...refusals(),
    ...trail(),
    ...moneyBack(),
    ...changes(),
  ].filter((text) => text.trim() !== '');

const failures = () => [
  notRenewed(0).message,
  notRenewed(30_000).message,
  sessionExpired().message,
  unableToRefresh().message,
  apiFailure(new Error('')).message,
  new ApiFailure('NOT_FOUND', notFound('This booking').message).message,
  notFound('This hotel').message,
  'Too many wrong passwords. Try again in 5 minutes, or reset your password by email to sign in at once.',
  'The hotel’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.',
  'This must be at most 254 characters.',
  `${apiFailure(new Error('')).message} An order is charged once, however often you try.`,
  'Your wallet holds ₹100, and this needs ₹200. Nothing was taken. Use less from the wallet and pay the rest another way.',
];

const person = { title: 'Ms', firstName: 'Asha', lastName: 'Rao' };
const form = {
  guests: [person],
  email: 'asha@example.com',
  mobile: '9845022812',
  gst: { number: '27AAPFU0939F1ZV', companyName: 'Rao and Sons', address: '12 MG Road, Karnataka' },
  pan: 'ABCPE1234F',
  requests: '',
};
const LONG = 'a'.repeat(600);

/** The messages of a schema about wrong values of the one or other field. */
const messagesOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  values: unknown[],
) => values.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []);

function forms(): string[] {
  const guests = [
    { ...person, title: '' },
    ...['', LONG, 'see x.com', 'a\u200bb'].flatMap((name) => [
      { ...person, firstName: name },
      { ...person, lastName: name },
    ]),
    { ...person, others: Array.from({ length: 14 }, () => person) },
  ];
  const gst = ['1', '99AAPFU0939F1ZV', '27AAPXU0939F1ZV', '27AAPFU0939F1ZW', LONG].map((number) => ({ number }));
  return [
    ...messagesOf(guestDetails, [
      ...guests.map((guest) => ({ ...form, guests: [guest] })),
      { ...form, guests: [] },
      ...['', 'a', `${LONG}@example.com`].map((email) => ({ ...form, email })),
      ...['', '12345', '+1 2', '98450228', '1234567890', '1'.repeat(60)].map((mobile) => ({ ...form, mobile })),
      ...[...gst, { companyName: '' }, { companyName: LONG }, { address: LONG }].map((part) => ({
        ...form,
        gst: { ...form.gst, ...part },
      })),
      ...['1', LONG].map((pan) => ({ ...form, pan })),
      ...[LONG, 'a\u200bb'].map((requests) => ({ ...form, requests })),
    ]),
    ...messagesOf(signUpForm, [
      { firstName: '', lastName: '', email: '', mobile: '', password: '' },
      {
        firstName: 'see x.com',
        lastName: '7',
        email: `${LONG}@example.com`,
        mobile: '1234567890',
        password: 'password123',
      },
      { firstName: LONG, lastName: LONG, email: 'a', mobile: '12', password: LONG },
    ]),
    ...messagesOf(signInForm, [
      { email: '', password: '' },
      { email: LONG, password: LONG },
    ]),
  ];
}

function ofGuests(): string[] {
  const details = guestDetails.parse(form);
  const needs = { rooms: 1, people: [1], requiredFields: ['pan' as const] };
  const named = (count: number) => ({ ...details, guests: Array.from({ length: count }, () => details.guests[0]!) });
  const others = { ...details, guests: [{ ...details.guests[0]!, others: [details.guests[0]!, details.guests[0]!] }] };
  return [
    guestProblems(named(2), needs),
    guestProblems(named(1), { ...needs, rooms: 2 }),
    guestProblems({ ...details, pan: null, gst: { ...details.gst!, address: '' } }, needs),
    guestProblems({ ...named(1), guests: [{ ...details.guests[0]!, firstName: 'R2' }] }, needs),
    guestProblems(others, needs),
    guestProblems(others, { ...needs, people: [2] }),
    lockedAfterPayment(details, { ...details, gst: null, pan: null }),
    lockedAfterPayment(details, { ...details, gst: { ...details.gst!, address: 'Elsewhere' } }),
    { credit: lostCredit('32', '27AAPFU0939F1ZV') ?? '', union: lostCredit('04', '27AAPFU0939F1ZV') ?? '' },
  ].flatMap((problems) => Object.values(problems));
}

const ofDates = () =>
  [
    { checkIn: '2026-11-01', checkOut: '2026-12-05' },
    { checkIn: '2026-12-05', checkOut: '2026-12-05' },
    { checkIn: '2028-12-05', checkOut: '2028-12-06' },
    { checkIn: '2026-12-05', checkOut: '2027-12-06' },
  ].flatMap((dates) => Object.values(stayProblems({ ...dates, rooms: [{ adults: 2, childAges: [] }] }, '2026-12-01')));

/** States that a consumer's stay can be in. */
const STATES: BookingState[] = [
  'quoted',
  'held',
  'paying',
  'confirming',
  'confirmed',
  'paying_change',
  'amending',
  'cancelling',
  'cancelled',
  'expired',
  'failed',
  'unknown',
];

function refusals(): string[] {
  const facts = { now: at('10:00'), holdExpiresAt: at('09:00'), checkInAt: at('08:00'), zone, hasDetails: false };
  const times = [
    facts,
    { ...facts, holdExpiresAt: at('11:00') },
    { ...facts, holdExpiresAt: null },
    { ...facts, now: new Date('2026-12-03T10:00:00.000Z') },
  ];
  const cannot = times.flatMap((now) =>
    STATES.flatMap((state) => {
      const { hold, release, saveGuests, pay, cancel, amend } = actionsOf(state, now);
      return [hold, release, saveGuests, pay, cancel, amend].map(({ reason }) => reason ?? '');
    }),
  );
  const until = (there: typeof place) => sentences.clockTime(at('11:00'), there, at('10:00'));
  const held = { name: HOTEL, units: 4, until: '11:40' };
  return [
    ...cannot,
    sentences.roomsSoldOut(HOTEL),
    sentences.soldOut(ROOM, HOTEL),
    sentences.priceMoved(cheap, dear, 'INR'),
    sentences.priceMoved(cheap, cheap, 'INR'),
    ...[1, 2].flatMap((units) =>
      [null, DECLINED].flatMap((cause) => [
        sentences.paymentProblem(cause, dear, 'INR', until(place), stay(units)),
        sentences.paymentProblem(cause, dear, 'INR', until(abroad), stay(units)),
      ]),
    ),
    tooManyHolds([held, held, held, held], 12, 'hotel'),
    networkHoldsFull('11:40', 'hotel'),
    PAID_WITH_OTHERS,
  ];
}

function trail(): string[] {
  const terms = (total: number) => ({ total, policies });
  const chosen = [
    { rooms: 1, differ: false },
    { rooms: 2, differ: false },
    { rooms: 2, differ: true },
  ];
  return [
    notes.listingNote(dear, 2, 'INR'),
    ...chosen.map((rooms) => notes.hotelNote(dear, null, 2, 'INR', rooms)),
    ...[cheap, cheap + 1, dear + 200, dear + 99].map((listed) => notes.hotelNote(dear, listed, 2, 'INR')),
    ...[true, false].flatMap((changed) => [
      notes.reviewNote(terms(cheap), terms(dear), changed, 1, 'INR'),
      notes.reviewNote(terms(dear), terms(cheap), changed, 1, 'INR'),
      notes.reviewNote(terms(cheap), terms(cheap + 400), changed, 2, 'INR'),
      notes.reviewNote(terms(cheap + 400), terms(cheap), changed, 2, 'INR'),
      notes.reviewNote(terms(cheap), terms(cheap), changed, 2, 'INR'),
    ]),
    notes.acceptedNote(terms(cheap), terms(dear), 'INR'),
    notes.acceptedNote(terms(cheap), terms(cheap), 'INR'),
    ...[1, 2].flatMap((units) =>
      ['11:40', '2 Dec, 11:40', `2 Dec, 11:40 in ${CITY}`].map((when) =>
        notes.holdNote(dear, when, 'INR', stay(units)),
      ),
    ),
    notes.walletNote(dear, 'INR'),
    notes.walletBackNote(dear, 'INR'),
    ...[
      { wallet: dear, gateway: 0 },
      { wallet: 0, gateway: dear },
      { wallet: cheap, gateway: dear },
    ].map((parts) => notes.paymentNote(parts, 'INR')),
    ...[
      { toSource: 0, toWallet: 0, charge: dear },
      { toSource: dear, toWallet: 0, charge: 0 },
      { toSource: 0, toWallet: dear, charge: 0 },
      { toSource: dear, toWallet: cheap, charge: cheap },
    ].map((parts) => notes.refundNote(parts, 'INR')),
    'Extra guests, 2 nights',
    'Rounded to the rupee',
  ];
}

function changes(): string[] {
  const facts = { now: at('10:00'), holdExpiresAt: null, zone, hasDetails: true, state: 'confirmed' as const };
  const allowed = [
    { ...facts, checkInAt: at('08:00'), total: dear, cancellationPolicies: policies, changes: 0 },
    { ...facts, checkInAt: at('18:00'), total: dear, cancellationPolicies: policies, changes: 0 },
  ].map((stay) => canChangeDates(stay).reason ?? '');
  const [from, to] = [
    { checkIn: '2026-12-08', checkOut: '2026-12-10' },
    { checkIn: '2026-12-28', checkOut: '2027-01-02' },
  ];
  const words = datesChanged(from, to);
  const paid = { wallet: cheap, gateway: dear };
  return [
    ...allowed,
    words,
    words.replace('Changed', 'To be changed'),
    datesNote({ words, amount: cheap, charge: 0, newNights: dear, paid }, 'INR'),
    datesNote({ words, amount: -cheap, charge: cheap, newNights: dear, paid }, 'INR'),
    datesNote({ words, amount: 0, charge: 0, newNights: dear, paid }, 'INR'),
    datesNotPaid(null),
    datesNotPaid(DECLINED),
    datesRefused(0, 'INR'),
    datesRefused(dear, 'INR'),
    sentences.roomsCancelled(1, []),
    sentences.roomsCancelled(2, ['Ms Asha Rao', 'Mr Ravi Rao']),
    `${HOTEL} does not have all of your rooms on one of these nights. Nothing was changed. Choose other dates.`,
    `${ROOM} at ${HOTEL} is sold out on one of these nights. Nothing was changed. Choose other dates.`,
    `${ROOM} at ${HOTEL} is sold out on one of these nights for all of your rooms. Nothing was changed. Choose other dates.`,
    `${apiFailure(new Error('')).message} Nothing about them has changed.`,
  ];
}

function moneyBack(): string[] {
  const bookings = (['source', 'wallet'] as const).flatMap((to) =>
    (['processed', 'pending'] as const).map((state) => ({
      currency: 'INR',
      hotel: { name: HOTEL },
      company: null,
      amendments: [],
      payment: { paidAt: '2026-12-01', gateway: 100, problem: null },
      refund: { amount: dear, to, state, charge: cheap },
    })),
  );
  return [
    ...(bookings as unknown as StayBooking[]).flatMap((booking) => [
      `${moneyBackText(booking)}.`,
      `${moneyBackText(booking)}; the hotel kept ₹15,000.`,
      endedText(booking),
    ]),
    endedText({ refund: null, payment: { problem: null } } as unknown as StayBooking),
    sentences.notConfirmed(HOTEL, dear, 'INR'),
    sentences.lateRefund(dear, 'INR'),
    sentences.refundFell(dear, cheap, 'INR'),
    ...['Refunded', 'On its way'].flatMap((word) => [`${word} to where you paid from`, `${word} to your wallet`]),
    'Nothing was charged. You can continue your booking.',
  ];
}
