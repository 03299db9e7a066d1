import type { EmailParts } from '#lib/shared/email-parts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
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
  sentence,
  shown,
  BOOKED_STATES,
  tripOf,
  withMoney,
  type EmailContext,
  type Written,
} from './email-context.ts';
import type { BookingEmail } from './email-of-transition.ts';
import { deadlineText } from './email-times.ts';
import { categoryOf, type Category } from '../category.ts';
import { holdsPriceOnly, remedyOf, roomsOf } from '../product-facts.ts';

/**
 * Writes an email in the language of its reader; null where the booking has moved on and it is no longer needed. What the
 * booking stores is in English, and translated here: its notes, and the title of a trip by air.
 */
export function writeBookingEmail(email: BookingEmail, context: EmailContext): EmailParts | null {
  const title = TITLES[categoryOf(context.booking)](context.title);
  const written = WRITERS[email]({ ...context, title });
  return (
    written && { subject: written.subject, name: context.name, parts: written.parts.filter((part) => part !== '') }
  );
}

/** A trip by air is named by its cities; hotels and packages have names of their own. */
const TITLES: Record<Category, (title: string) => string> = {
  hotel: (name) => name,
  flight: messageText,
  package: (name) => name,
};

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

/** @texts */
const NOT_PAID = {
  price: 'The price is kept until {when} and not paid for yet: {title}, {total}, taxes included.',
  hotel: 'The room is held until {when} and not paid for yet: {title}, {total}, taxes included.',
  rooms: 'The rooms are held until {when} and not paid for yet: {title}, {total}, taxes included.',
  flight: 'The fare is kept until {when} and not paid for yet: {title}, {total}, taxes included.',
  package: 'Your places are held until {when} and not paid for yet: {title}, {total}, taxes included.',
};

function holdEnds(context: EmailContext): Written {
  const { booking, title, place, now, link } = context;
  const until = booking.holdExpiresAt ? new Date(booking.holdExpiresAt) : null;
  if (!['held', 'approved', 'paying'].includes(booking.state) || !until || until <= now) return null;
  const when = deadlineText(until, place, now);
  const priceOnly = holdsPriceOnly(booking);
  const held = roomsOf(booking) > 1 ? 'rooms' : categoryOf(booking);
  return {
    subject: t(priceOnly ? 'The price of {title} is kept until {when}' : '{title} is held until {when}', {
      title,
      when,
    }),
    parts: [
      t(NOT_PAID[priceOnly ? 'price' : held], { title, when, total: shown(booking.total, context) }),
      t('Pay before then to book it at this price. If you do nothing, it ends and nothing is charged.'),
      { button: t('Continue to payment'), url: link },
    ],
  };
}

/** @texts */
const NOT_ANSWERED: Record<Category, string> = {
  hotel:
    'Your payment of {amount} has arrived, and the hotel has not answered yet. We keep asking and write as soon as it does.',
  flight:
    'Your payment of {amount} has arrived, and the airline has not answered yet. We keep asking and write as soon as it does.',
  package:
    'Your payment of {amount} has arrived, and the tour operator has not answered yet. We keep asking and write as soon as it does.',
};

function unanswered(context: EmailContext): Written {
  const { booking, title } = context;
  if (booking.state !== 'unknown') return null;
  return {
    subject: context.granted
      ? `${title} is approved and paid, but not confirmed yet`
      : t('{title} is paid, but not confirmed yet', { title }),
    parts: [
      t(NOT_ANSWERED[categoryOf(booking)], { amount: shown(paidTerms(booking).total, context) }),
      ...grantedParts(context),
      t('You don’t need to do anything. If it cannot be confirmed, everything you paid goes back.'),
      openTrip(context),
    ],
  };
}

function confirmed(context: EmailContext): Written {
  const { booking, payerAccount } = context;
  if (!BOOKED_STATES.includes(booking.state)) return null;
  const { wallet, gateway } = booking.payment;
  const remedy = remedyOf(booking);
  const subject = confirmedSubject(context, remedy);
  return {
    subject,
    parts: [
      sentence(subject),
      ...(remedy ? [messageText(remedy)] : []),
      ...grantedParts(context),
      ...tripOf(context),
      withMoney(context, messageText(paymentNote({ wallet, gateway }, booking.currency, payerAccount))),
      withMoney(context, openPart(context)),
      refundTerms(context),
      openTrip(context),
    ],
  };
}

/** @texts */
const BOOKED: Record<Category, string> = {
  hotel: '{title} is confirmed',
  flight: '{title} is ticketed',
  package: '{title} is confirmed',
};

function confirmedSubject({ booking, title, granted }: EmailContext, remedy: string | null): string {
  const category = categoryOf(booking);
  if (remedy !== null) return t('Part of {title} is ticketed', { title });
  if (granted) return `${title} is approved and ${PRODUCT_LABELS[category].booked}`;
  return t(BOOKED[category], { title });
}

/** @texts */
const NOT_CONFIRMED: Record<Category, string> = {
  hotel: '{seller} could not confirm the room.',
  flight: '{seller} could not confirm the flight.',
  package: '{seller} could not confirm the package.',
};

function failed(context: EmailContext): Written {
  const { booking, title, seller } = context;
  return {
    subject: context.granted
      ? `${title} was approved, and could not be booked`
      : t('{title} could not be booked', { title }),
    parts: [
      messageText(withMoney(context, booking.payment.problem ?? '')) ||
        t(NOT_CONFIRMED[categoryOf(booking)], { seller }),
      ...grantedParts(context),
      openTrip(context),
    ],
  };
}

function cancelled(context: EmailContext): Written {
  const { booking, title, payerAccount, back } = context;
  if (booking.state !== 'cancelled') return null;
  const { confirmationCode: code } = booking;
  const subject = t('{title} is cancelled', { title });
  return {
    subject,
    parts: [
      code ? t('{title} is cancelled, code {code}.', { title, code }) : sentence(subject),
      becauseUnpaid(context),
      withMoney(
        context,
        back ? messageText(refundNote(back, booking.currency, categoryOf(booking), payerAccount)) : '',
      ),
      openTrip(context),
    ],
  };
}

function refunded(context: EmailContext): Written {
  const { title } = context;
  const amount = shown(context.amount, context);
  return {
    subject: t('{amount} for {title} was refunded', { amount, title }),
    parts: [
      t('{amount} for {title} was refunded to where you paid from. Your bank may take a few days to show it.', {
        amount,
        title,
      }),
      openTrip(context),
    ],
  };
}

function paymentReturned(context: EmailContext): Written {
  const { booking, title, amount } = context;
  return {
    subject: t('A payment of {amount} for {title} goes back', { amount: shown(amount, context), title }),
    parts: [messageText(lateRefund(amount, booking.currency)), openTrip(context)],
  };
}
