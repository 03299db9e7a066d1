import { refundSteps } from '#lib/shared/cancellation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import type { EmailPart } from '#lib/shared/email-parts.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { BookingView } from '../../contract.ts';
import { tripStart } from '../trip-start.ts';
import type { FlightAmendment } from '../flight-amendments.ts';
import { paidTerms } from '../paid-terms.ts';
import { partsOfTrip } from './trip-parts.ts';

/** The facts of an email. Amounts in paise. */
export type EmailContext = {
  booking: BookingView;
  /** "Kettuvallam House", "Bengaluru – Delhi and back", "Delhi, Agra and Jaipur". */
  title: string;
  place: { zone: string; city: string };
  /** The hotel, airline or tour operator. */
  seller: string;
  /** The account that pays beside the gateway (`price-notes.ts`). */
  payerAccount: string | null;
  /**
   * Who approved it, at which price and up to which ceiling; null where another email said so, or no approval was
   * needed.
   */
  granted: { by: readonly string[]; amount: number; ceiling: number | null } | null;
  /** First name of the recipient, if known. */
  name: string;
  link: string;
  now: Date;
  /** The amendment, for `amended`. */
  amendment: FlightAmendment | null;
  /** The refund, for `refunded` and `payment-returned`. */
  amount: number;
  /** Parts of the whole refund, for `cancelled`. */
  back: { toSource: number; toWallet: number; charge: number } | null;
  /** True for a colleague who travels: prices are only for the person who booked. */
  about: 'trip and money' | 'trip';
  /** The check-ins it tells of, for `check-in-opens` (`checkInKey`). */
  checkIns: readonly string[];
};

/** Subject and content of an email; null when it is no longer needed. */
export type Written = { subject: string; parts: EmailPart[] } | null;

/** The room or the tickets are valid. */
export const BOOKED_STATES: readonly BookingView['state'][] = ['confirmed', 'paying_change', 'amending'];

export const shown = (amount: number, { booking }: EmailContext) => formatMoney(money(amount, booking.currency));
export const openTrip = ({ link }: EmailContext): EmailPart => ({ button: t('Open this trip'), url: link });
export const tripOf = ({ booking }: EmailContext): EmailPart[] => partsOfTrip(booking);
/** A clause as a sentence of its own. */
export const sentence = (words: string): string => t('{sentence}.', { sentence: words });
export const withMoney = (context: EmailContext, text: string): string => (context.about === 'trip' ? '' : text);

/**
 * Who approved it and, for people who may know the price, at which price and ceiling. Empty where the email need not
 * say it. In English only, as all emails of a company.
 */
export function grantedParts(context: EmailContext): EmailPart[] {
  const { granted, about } = context;
  if (!granted) return [];
  const { by, amount, ceiling } = granted;
  const limit = ceiling === null ? '' : `; up to ${shown(ceiling, context)} was approved should the price rise`;
  const facts = [
    ...(by.length ? [['Approved by', andList(by)] as const] : []),
    ...(about === 'trip' ? [] : [['Approved price', `${shown(amount, context)}${limit}`] as const]),
  ];
  return facts.length ? [{ facts }] : [];
}

/** "If you cancel: free cancellation until 2 Dec, 14:00, then ₹4,200 back until 8 Dec, 14:00." */
export function refundTerms({ booking, place, now }: EmailContext): string {
  const { cancellationPolicies, total } = paidTerms(booking);
  const steps = refundSteps(cancellationPolicies, total, now, new Date(tripStart(booking).at));
  const inRupees = (refund: number) => formatMoney(money(refund, booking.currency));
  const { text } = refundText(steps, total, place.zone, dateInZone(now, place.zone), inRupees);
  return t('If you cancel: {refund}.', { refund: `${text.charAt(0).toLowerCase()}${text.slice(1)}` });
}
