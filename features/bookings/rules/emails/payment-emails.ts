import { formatDate } from '#lib/shared/dates.ts';
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
  const parts = open.map(({ amount, due }) => `${shown(amount, context)} by ${day(due)}`);
  return `Still to be paid: ${andList(parts)}. You pay it on the page of this trip, and we remind you before.`;
}

/** A later payment was booked. Null where the trip does not stand any more. */
export function paymentMade(context: EmailContext): Written {
  const { booking, title, amendment } = context;
  const instalments = chosenInstalments(context);
  if (!instalments || amendment?.kind !== 'instalment' || !BOOKED_STATES.includes(booking.state)) return null;
  const { amount } = amendment;
  return {
    subject: instalments.open ? `${shown(amount, context)} for ${title} is paid` : `${title} is paid in full`,
    parts: [
      `Your payment of ${shown(amount, context)} has arrived.`,
      openPart(context) || 'All of this package is paid. The invoice is attached.',
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
  const back = refund ? shown(refund, context) : 'nothing';
  const kept = `the tour operator keeps ${charge ? shown(charge, context) : 'nothing'}`;
  return {
    subject: `${shown(next.amount, context)} for ${title} is due by ${day(next.due)}`,
    parts: [
      `The next payment for ${title} is ${shown(next.amount, context)}. Pay it by ${day(next.due)}.`,
      `We accept it until the end of ${day(next.lastDate)}. If it is not paid by then, the booking is cancelled: ${back} of what you paid goes back, and ${kept}.`,
      { button: `Pay ${shown(next.amount, context)}`, url: link },
    ],
  };
}

/** Why a booking was cancelled that its traveller did not cancel; empty otherwise. */
export function becauseUnpaid(context: EmailContext): string {
  const instalments = chosenInstalments(context);
  const [next] = instalments ? openOnes(instalments) : [];
  if (!instalments?.lapsed || !next) return '';
  return `It was cancelled because the payment of ${shown(next.amount, context)} due by ${day(next.due)} was not made by ${day(next.lastDate)}.`;
}
