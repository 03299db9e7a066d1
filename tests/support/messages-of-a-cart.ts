import { combinedNote, TOO_MANY_BEGUN } from '#features/bookings/rules/combined-payment.ts';
import { notFound } from '#lib/shared/errors.ts';
import { shownExtras } from '#features/bookings/rules/extras-text.ts';

const days = { departure: '2026-12-10', ends: '2026-12-15', days: [] };
const parts = [1, 2].map((n) => ({ bookingId: `bkg_${n}`, total: 840_000, wallet: 0 }));
const extra = { title: '', lines: [], total: 0 };

/** What is said of an item of the cart, put together of several files or thrown by its use cases. */
export const messagesOfACart = (): string[] => [
  'Free cancellation until 2 Dec, 14:00',
  '50% back until 2 Dec, 14:00',
  ...[1, 2].flatMap((quantity) =>
    shownExtras({
      ...days,
      extras: [
        { ...extra, code: 'before', quantity },
        { ...extra, code: 'after', quantity },
        { ...extra, code: 'guide', title: 'Private guide', quantity },
      ] as unknown as NonNullable<Parameters<typeof shownExtras>[0]['extras']>,
    }).map(({ title }) => title),
  ),
  'A cart holds up to 10 items. Remove one, or book what is in it, then add this.',
  'This cannot be added now. Try again.',
  'There was no room for this in your cart. Remove something else, then open the cart once more.',
  'This is being paid for. Finish or cancel that payment, then remove it.',
  'This is paid for already. It is in My trips.',
  'Only what is held and not paid for yet can be added to the cart.',
  'A room at an event’s rate is paid for by itself. Pay for it here.',
  'Choose somebody of the list for each place.',
  'This is paid for already. Its guests are changed in My trips.',
  'A payment for Harbour House is under way. Finish or cancel it first. Nothing was charged.',
  'These bookings are in different currencies. Pay them one by one.',
  TOO_MANY_BEGUN,
  notFound('This payment').message,
  ...[
    { wallet: 0, gateway: 840_000 },
    { wallet: 40_000, gateway: 800_000 },
    { wallet: 840_000, gateway: 0 },
  ].map((paid) => combinedNote(paid, parts, 'INR')),
];
