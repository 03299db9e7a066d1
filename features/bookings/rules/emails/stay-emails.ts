import { counted } from '#lib/shared/word-lists.ts';
import type { FlightAmendment } from '../flight-amendments.ts';
import { refundNote } from '../price-notes.ts';
import { openTrip, BOOKED_STATES, tripOf, withMoney, type EmailContext, type Written } from './email-context.ts';

/** Rooms of a stay were cancelled, or the hotel refused it. Null where the stay does not stand any more. */
export function roomsAmended(context: EmailContext): Written {
  const { booking, title, amendment } = context;
  if (!amendment || !BOOKED_STATES.includes(booking.state)) return null;
  if (amendment.state === 'refused')
    return {
      subject: `${title} was not changed`,
      parts: ['The hotel did not cancel what you asked for. Your booking stands as it is.', openTrip(context)],
    };
  const rooms = amendment.kind === 'cancel' ? (amendment.what.rooms?.length ?? 0) : 0;
  return {
    subject: `${counted(rooms, 'room')} at ${title} ${rooms === 1 ? 'is' : 'are'} cancelled`,
    parts: [
      `${amendment.words}.`,
      withMoney(context, moneyOf(amendment, context)),
      { heading: 'What is left of the stay' },
      ...tripOf(context),
      openTrip(context),
    ],
  };
}

const moneyOf = ({ amount, toSource, charge }: FlightAmendment, { booking, payerAccount }: EmailContext): string =>
  refundNote({ toSource, toWallet: amount - toSource, charge }, booking.currency, 'hotel', payerAccount);
