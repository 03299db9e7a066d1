import { formatDateRange } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { paidFor, type AmendmentOf } from '../flight-amendments.ts';
import { departureNote } from '../package-departure.ts';
import { BOOKED_STATES, openTrip, tripOf, type EmailContext, type Written } from './email-context.ts';
import { paymentMade } from './payment-emails.ts';
import { roomsAmended } from './room-emails.ts';

/** A later payment of a package was booked, rooms of it were cancelled, its departure changed, or any of it was refused. Null where it does not stand any more. */
export function packageAmended(context: EmailContext): Written {
  const { amendment, booking } = context;
  if (amendment?.kind === 'departure') return departureAmended(context, amendment);
  if (amendment?.kind !== 'cancel') return paymentMade(context);
  return BOOKED_STATES.includes(booking.state) ? roomsAmended(context, amendment, 'package') : null;
}

function departureAmended(context: EmailContext, amendment: AmendmentOf<'departure'>): Written {
  const { booking, title } = context;
  const { state, to, words, amount, charge } = amendment;
  if (!BOOKED_STATES.includes(booking.state)) return null;
  if (state === 'refused')
    return {
      subject: t('The departure of {title} was not changed', { title }),
      parts: [
        messageText(
          booking.payment.problem ??
            'The tour operator did not change the departure. Your package is booked on its departure as before.',
        ),
        openTrip(context),
      ],
    };
  const money = { words: '', amount, charge, newPrice: to.total, paid: paidFor(amendment) };
  return {
    subject: t('{title} is now booked for {dates}', { title, dates: formatDateRange(to.departure, to.ends, '') }),
    parts: [
      messageText(words),
      messageText(departureNote(money, booking.currency).trim()),
      ...tripOf(context),
      openTrip(context),
    ],
  };
}
