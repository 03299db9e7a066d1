import { formatDateRange } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { paidFor, type AmendmentOf, type FlightAmendment } from '../flight-amendments.ts';
import { datesNote } from '../stay-dates.ts';
import { refundNote } from '../price-notes.ts';
import {
  openTrip,
  BOOKED_STATES,
  sentence,
  tripOf,
  withMoney,
  type EmailContext,
  type Written,
} from './email-context.ts';

/** Rooms of a stay were cancelled or its dates changed, or the hotel refused it. Null where the stay does not stand any more. */
export function stayAmended(context: EmailContext): Written {
  const { booking, title, amendment } = context;
  if (!amendment || !BOOKED_STATES.includes(booking.state)) return null;
  if (amendment.kind === 'dates') return datesAmended(context, amendment);
  if (amendment.state === 'refused')
    return {
      subject: t('{title} was not changed', { title }),
      parts: [t('The hotel did not cancel what you asked for. Your booking is unchanged.'), openTrip(context)],
    };
  const rooms = amendment.kind === 'cancel' ? (amendment.what.rooms?.length ?? 0) : 0;
  return {
    subject: t(oneOrMany(rooms, '{rooms} at {title} is cancelled', '{rooms} at {title} are cancelled'), {
      rooms: counted(rooms, 'room'),
      title,
    }),
    parts: [
      sentence(messageText(amendment.words)),
      withMoney(context, messageText(moneyOf(amendment, context))),
      { heading: t('What is left of the stay') },
      ...tripOf(context),
      openTrip(context),
    ],
  };
}

function datesAmended(context: EmailContext, amendment: AmendmentOf<'dates'>): Written {
  const { booking, title, payerAccount } = context;
  const { state, to, words, amount, charge } = amendment;
  if (state === 'refused')
    return {
      subject: t('The dates of {title} were not changed', { title }),
      parts: [
        messageText(
          withMoney(context, booking.payment.problem ?? '') ||
            'The hotel did not change the dates. Your stay is booked on its dates as before.',
        ),
        openTrip(context),
      ],
    };
  const money = { words: '', amount, charge, newNights: to.total, paid: paidFor(amendment) };
  return {
    subject: t('{title} is now booked for {dates}', {
      title,
      dates: formatDateRange(to.stay.checkIn, to.stay.checkOut, ''),
    }),
    parts: [
      messageText(words),
      withMoney(context, messageText(datesNote(money, booking.currency, payerAccount).trim())),
      ...tripOf(context),
      openTrip(context),
    ],
  };
}

const moneyOf = ({ amount, toSource, charge }: FlightAmendment, { booking, payerAccount }: EmailContext): string =>
  refundNote({ toSource, toWallet: amount - toSource, charge }, booking.currency, 'hotel', payerAccount);
