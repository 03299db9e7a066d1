import type { EmailPart } from '#lib/shared/email-parts.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { BookingView } from '../../contract.ts';
import type { FlightAmendment } from '../flight-amendments.ts';
import { flightParts, stayParts } from './trip-parts.ts';

/** All that an email is written from. Amounts in paise. */
export type EmailContext = {
  booking: BookingView;
  /** "Kettuvallam House", "Bengaluru – Delhi and back". */
  title: string;
  place: { zone: string; city: string };
  /** Who sold it. */
  seller: string;
  /** The account that pays beside the gateway (`payer-account-label.ts`). */
  payerAccount: string | null;
  /** Who approved it at which price and up to which; null where an email of its own told of that, or nobody had to. */
  granted: { by: readonly string[]; amount: number; ceiling: number | null } | null;
  /** First name of the reader, if known. */
  name: string;
  link: string;
  now: Date;
  /** What was done to a confirmed flight, for `amended`. */
  amendment: FlightAmendment | null;
  /** What came back, for `refunded` and `payment-returned`. */
  amount: number;
  /** Parts of the whole refund, for `cancelled`. */
  back: { toSource: number; toWallet: number; charge: number } | null;
  /** A colleague who travels hears of the trip; what was paid for it is for whoever booked it. */
  about: 'trip and money' | 'trip';
};

/** An email's subject and what it holds; null where there is nothing left to tell. */
export type Written = { subject: string; parts: EmailPart[] } | null;

/** The room or the tickets stand. */
export const BOOKED_STATES: readonly BookingView['state'][] = ['confirmed', 'paying_change', 'amending'];

export const shown = (amount: number, { booking }: EmailContext) => formatMoney(money(amount, booking.currency));
export const categoryOf = ({ booking }: EmailContext) => (booking.category === 1 ? 'hotel' : 'flight');
export const openTrip = ({ link }: EmailContext): EmailPart => ({ button: 'Open this trip', url: link });
export const tripOf = ({ booking }: EmailContext): EmailPart[] =>
  booking.category === 1 ? stayParts(booking) : flightParts(booking);
export const withMoney = (context: EmailContext, text: string): string => (context.about === 'trip' ? '' : text);

/** Who approved it, and for whoever may know the price, at which and up to which. Nothing where the email need not say it. */
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
