import { shownExtras } from '#features/bookings/rules/extras-text.ts';

const days = { departure: '2026-12-10', ends: '2026-12-15', days: [] };
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
];
