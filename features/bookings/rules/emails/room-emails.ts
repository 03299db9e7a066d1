import { counted } from '#lib/shared/word-lists.ts';
import type { AmendmentOf } from '../flight-amendments.ts';
import { refundNote } from '../price-notes.ts';
import { PRODUCT_LABELS } from '../product-labels.ts';
import { openTrip, tripOf, withMoney, type EmailContext, type Written } from './email-context.ts';

/** Rooms of a stay or a package were cancelled, or the supplier refused it: the refund, and what is left. */
export function roomsAmended(
  context: EmailContext,
  { state, what, words, amount, toSource, charge }: AmendmentOf<'cancel'>,
  { category, within }: { category: 'hotel' | 'package'; /** "1 room at Casa Marina". */ within: 'at' | 'of' },
): Written {
  const { booking, title, payerAccount } = context;
  const { Seller, trip } = PRODUCT_LABELS[category];
  if (state === 'refused')
    return {
      subject: `${title} was not changed`,
      parts: [`${Seller} did not cancel what you asked for. Your booking is unchanged.`, openTrip(context)],
    };
  const rooms = what.rooms?.length ?? 0;
  const parts = { toSource, toWallet: amount - toSource, charge };
  return {
    subject: `${counted(rooms, 'room')} ${within} ${title} ${rooms === 1 ? 'is' : 'are'} cancelled`,
    parts: [
      `${words}.`,
      withMoney(context, refundNote(parts, booking.currency, category, payerAccount)),
      { heading: `What is left of the ${trip}` },
      ...tripOf(context),
      openTrip(context),
    ],
  };
}
