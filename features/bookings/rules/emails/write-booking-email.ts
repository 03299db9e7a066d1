import type { EmailParts } from '#lib/shared/email-parts.ts';
import { paymentNote, refundNote } from '../price-notes.ts';
import { PRODUCT_LABELS } from '../product-labels.ts';
import { lateRefund } from '../sentences.ts';
import { amended, changeUnpaid, newTimes } from './flight-emails.ts';
import { stayAmended } from './stay-emails.ts';
import { begins, daysAhead } from './reminder-emails.ts';
import { checkInOpens } from './check-in-email.ts';
import { packageAmended } from './package-emails.ts';
import { becauseUnpaid, openPart, paymentDue } from './payment-emails.ts';
import { paidTerms } from '../paid-terms.ts';
import {
  grantedParts,
  openTrip,
  refundTerms,
  shown,
  BOOKED_STATES,
  tripOf,
  withMoney,
  type EmailContext,
  type Written,
} from './email-context.ts';
import type { BookingEmail } from './email-of-transition.ts';
import { deadlineText } from './email-times.ts';
import { categoryOf, isFlight, isStay, type Category } from '../category.ts';
import { holdsPriceOnly } from '../holds-price-only.ts';

/** Writes an email; null where the booking has moved on and it is no longer needed. */
export function writeBookingEmail(email: BookingEmail, context: EmailContext): EmailParts | null {
  const written = WRITERS[email](context);
  return (
    written && { subject: written.subject, name: context.name, parts: written.parts.filter((part) => part !== '') }
  );
}

const WRITERS: Record<BookingEmail, (context: EmailContext) => Written> = {
  'hold-ends': holdEnds,
  unanswered,
  confirmed,
  failed,
  cancelled,
  amended: (context) => AMENDED[categoryOf(context.booking)](context),
  'change-unpaid': (context) => (context.amendment?.kind === 'instalment' ? null : changeUnpaid(context)),
  refunded,
  'payment-returned': paymentReturned,
  'new-times': newTimes,
  begins,
  'days-ahead': daysAhead,
  'check-in-opens': checkInOpens,
  'payment-due': paymentDue,
};

const AMENDED: Record<Category, (context: EmailContext) => Written> = {
  hotel: stayAmended,
  flight: amended,
  package: packageAmended,
};

function holdEnds(context: EmailContext): Written {
  const { booking, title, place, now, link } = context;
  const until = booking.holdExpiresAt ? new Date(booking.holdExpiresAt) : null;
  if (!['held', 'approved', 'paying'].includes(booking.state) || !until || until <= now) return null;
  const when = deadlineText(until, place, now);
  const priceOnly = holdsPriceOnly(booking);
  const rooms = isStay(booking) ? booking.rooms.length : 1;
  const isHeld = priceOnly ? 'The price is kept' : PRODUCT_LABELS[categoryOf(context.booking)].isHeld(rooms);
  return {
    subject: priceOnly ? `The price of ${title} is kept until ${when}` : `${title} is held until ${when}`,
    parts: [
      `${isHeld} until ${when} and not paid for yet: ${title}, ${shown(booking.total, context)}, taxes included.`,
      'Pay before then to book it at this price. If you do nothing, it ends and nothing is charged.',
      { button: 'Continue to payment', url: link },
    ],
  };
}

function unanswered(context: EmailContext): Written {
  const { booking, title } = context;
  if (booking.state !== 'unknown') return null;
  const { seller } = PRODUCT_LABELS[categoryOf(context.booking)];
  return {
    subject: `${title} is ${context.granted ? 'approved and ' : ''}paid, but not confirmed yet`,
    parts: [
      `Your payment of ${shown(paidTerms(booking).total, context)} has arrived, and ${seller} has not answered yet. We keep asking and write as soon as it does.`,
      ...grantedParts(context),
      'You don’t need to do anything. If it cannot be confirmed, everything you paid goes back.',
      openTrip(context),
    ],
  };
}

function confirmed(context: EmailContext): Written {
  const { booking, title, payerAccount } = context;
  if (!BOOKED_STATES.includes(booking.state)) return null;
  const { wallet, gateway } = booking.payment;
  const partly = isFlight(booking) && booking.remedy !== null;
  const subject = partly
    ? `Part of ${title} is ticketed`
    : `${title} is ${context.granted ? 'approved and ' : ''}${PRODUCT_LABELS[categoryOf(booking)].booked}`;
  return {
    subject,
    parts: [
      `${subject}.`,
      ...(isFlight(booking) && booking.remedy ? [booking.remedy] : []),
      ...grantedParts(context),
      ...tripOf(context),
      withMoney(context, paymentNote({ wallet, gateway }, booking.currency, payerAccount)),
      withMoney(context, openPart(context)),
      refundTerms(context),
      openTrip(context),
    ],
  };
}

function failed(context: EmailContext): Written {
  const { booking, title, seller } = context;
  const { thing } = PRODUCT_LABELS[categoryOf(context.booking)];
  return {
    subject: `${title} ${context.granted ? 'was approved, and ' : ''}could not be booked`,
    parts: [
      withMoney(context, booking.payment.problem ?? '') || `${seller} could not confirm the ${thing}.`,
      ...grantedParts(context),
      openTrip(context),
    ],
  };
}

function cancelled(context: EmailContext): Written {
  const { booking, title, payerAccount, back } = context;
  if (booking.state !== 'cancelled') return null;
  return {
    subject: `${title} is cancelled`,
    parts: [
      `${title} is cancelled${booking.confirmationCode ? `, code ${booking.confirmationCode}` : ''}.`,
      becauseUnpaid(context),
      withMoney(context, back ? refundNote(back, booking.currency, categoryOf(booking), payerAccount) : ''),
      openTrip(context),
    ],
  };
}

function refunded(context: EmailContext): Written {
  const { title, amount } = context;
  return {
    subject: `${shown(amount, context)} for ${title} was refunded`,
    parts: [
      `${shown(amount, context)} for ${title} was refunded to where you paid from. Your bank may take a few days to show it.`,
      openTrip(context),
    ],
  };
}

function paymentReturned(context: EmailContext): Written {
  const { booking, title, amount } = context;
  return {
    subject: `A payment of ${shown(amount, context)} for ${title} goes back`,
    parts: [lateRefund(amount, booking.currency), openTrip(context)],
  };
}
