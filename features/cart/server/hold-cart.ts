import 'server-only';
import { bookerOf, holdBooking, openChoice } from '#features/bookings/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, type ErrorCode } from '#lib/shared/errors.ts';
import type { hold } from '../contract.ts';
import { noteBooking, itemOfUser, type OpenedRow } from './cart.repo.ts';

/** What keeps one item from being held, while the others go on. */
const OF_ONE_ITEM: readonly ErrorCode[] = [
  'SOLD_OUT',
  'PRICE_CHANGED',
  'HOLD_LIMIT',
  'HOLD_EXPIRED',
  'SUPPLIER_UNAVAILABLE',
  'CONFLICT',
  'INVALID_INPUT',
  'NOT_FOUND',
  'STATE_BLOCKED',
];

type Call = Omit<Parameters<UseCase<typeof hold>>[0], 'body'>;

/** Holds items one after the other through the booking engine. What is held already stays as it is. */
export const holdCart: UseCase<typeof hold> = async ({ body, ...call }) => {
  const items: (OpenedRow & { acceptedTotal: number })[] = [];
  for (const { itemId, acceptedTotal } of body.items)
    items.push({ ...(await itemOfUser(call.db, call.caller.userId, itemId)), acceptedTotal });
  const held: { itemId: string; bookingId: string }[] = [];
  const refused: { itemId: string; code: string; message: string }[] = [];
  for (const item of items)
    try {
      held.push({ itemId: item.id, bookingId: await holdItem(call, item, item.acceptedTotal) });
    } catch (error) {
      if (!(error instanceof AppError) || !OF_ONE_ITEM.includes(error.code)) throw error;
      refused.push({ itemId: item.id, code: error.code, message: error.message });
    }
  return { held, refused };
};

/** The booking that is held for an item. Throws what the engine throws at a quote or a hold. */
async function holdItem(call: Call, item: OpenedRow, acceptedTotal: number): Promise<string> {
  const { opened } = item;
  if (opened?.state === 'paid') throw new AppError('STATE_BLOCKED', 'This is paid for already. It is in My trips.');
  if (opened?.state === 'paying') return opened.bookingId;
  const isOpen = opened?.state === 'held' || (opened?.state === 'quoted' && opened.offer.total === acceptedTotal);
  const bookingId = isOpen ? opened.bookingId : await openFor(call, item, acceptedTotal);
  await holdBooking({ ...call, body: { bookingId, acceptedTotal } });
  return bookingId;
}

/** Opens a booking for an item. Another call may have opened one meanwhile: then that one is used. */
async function openFor({ db, caller, request }: Call, item: OpenedRow, shownTotal: number): Promise<string> {
  const { bookingId, changed } = await openChoice(db, bookerOf(caller, request), item.choice, shownTotal);
  if (!(await noteBooking(db, item, bookingId))) {
    const { opened } = await itemOfUser(db, caller.userId, item.id);
    if (opened) return opened.bookingId;
  }
  if (changed) throw changed;
  return bookingId;
}
