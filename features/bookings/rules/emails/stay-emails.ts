import { formatDateRange } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { paidFor, type AmendmentOf } from '../flight-amendments.ts';
import { datesNote } from '../stay-dates.ts';
import { openTrip, BOOKED_STATES, tripOf, withMoney, type EmailContext, type Written } from './email-context.ts';
import { roomsAmended } from './room-emails.ts';

/** Rooms of a stay were cancelled or its dates changed, or the hotel refused it. Null where the stay does not stand any more. */
export function stayAmended(context: EmailContext): Written {
  const { booking, amendment } = context;
  if (!amendment || !BOOKED_STATES.includes(booking.state)) return null;
  if (amendment.kind === 'dates') return datesAmended(context, amendment);
  return amendment.kind === 'cancel' ? roomsAmended(context, amendment, 'hotel') : null;
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
