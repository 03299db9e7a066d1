import { formatDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../../contract.ts';
import { instalmentsOf } from '../product-facts.ts';
import { BOOKED_STATES, openTrip, shown, tripOf, type EmailContext, type Written } from './email-context.ts';

type Instalments = NonNullable<PackageBooking['instalments']>;

/** The payments of a package that is paid in parts; null for other bookings. */
function chosenInstalments({ booking }: EmailContext): Instalments | null {
  const instalments = instalmentsOf(booking);
  return instalments?.chosen ? instalments : null;
}

const openOnes = ({ payments }: Instalments) => payments.filter(({ paidAt }) => paidAt === null);
const day = (date: string | null): string => (date ? formatDate(date, '') : '');

/** "Still to be paid: ₹10,500 by Fri 27 Nov 2026 and …, on the page of this trip." Empty where nothing is open. */
export function openPart(context: EmailContext): string {
  const instalments = chosenInstalments(context);
  const open = instalments ? openOnes(instalments) : [];
  if (!open.length) return '';
  const parts = open.map(({ amount, due }) =>
    t('{amount} by {date}', { amount: shown(amount, context), date: day(due) }),
  );
  return t('Still to be paid: {list}. You pay it on the page of this trip, and we remind you before.', {
    list: andList(parts),
  });
}

/** A later payment was booked. Null where the trip does not stand any more. */
export function paymentMade(context: EmailContext): Written {
  const { booking, title, amendment } = context;
  const instalments = chosenInstalments(context);
  if (!instalments || amendment?.kind !== 'instalment' || !BOOKED_STATES.includes(booking.state)) return null;
  const amount = shown(amendment.amount, context);
  return {
    subject: instalments.open
      ? t('{amount} for {title} is paid', { amount, title })
      : t('{title} is paid in full', { title }),
    parts: [
      t('Your payment of {amount} has arrived.', { amount }),
      openPart(context) || t('All of this package is paid. The invoice is attached.'),
      ...tripOf(context),
      openTrip(context),
    ],
  };
}

/** The next payment is due soon. Null once it is paid, and where the trip does not stand any more. */
export function paymentDue(context: EmailContext): Written {
  const { booking, title, link } = context;
  const instalments = chosenInstalments(context);
  const [next] = instalments ? openOnes(instalments) : [];
  if (!instalments || !next || booking.state !== 'confirmed') return null;
  const { refund = 0, charge = 0 } = instalments.ifUnpaid ?? {};
  const [amount, due] = [shown(next.amount, context), day(next.due)];
  return {
    subject: t('{amount} for {title} is due by {due}', { amount, title, due }),
    parts: [
      t('The next payment for {title} is {amount}. Pay it by {due}.', { amount, title, due }),
      t(
        'We accept it until the end of {day}. If it is not paid by then, the booking is cancelled: {back} of what you paid goes back, and the tour operator keeps {kept}.',
        {
          day: day(next.lastDate),
          back: refund ? shown(refund, context) : t('nothing'),
          kept: charge ? shown(charge, context) : t('nothing'),
        },
      ),
      { button: t('Pay {amount}', { amount }), url: link },
    ],
  };
}

/** Why a booking was cancelled that its traveller did not cancel; empty otherwise. */
export function becauseUnpaid(context: EmailContext): string {
  const instalments = chosenInstalments(context);
  const [next] = instalments ? openOnes(instalments) : [];
  if (!instalments?.lapsed || !next) return '';
  return t('It was cancelled because the payment of {amount} due by {due} was not made by {last}.', {
    amount: shown(next.amount, context),
    due: day(next.due),
    last: day(next.lastDate),
  });
}
