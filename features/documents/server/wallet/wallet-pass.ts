import 'server-only';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';

/** One fact of a pass. `key` names it for the wallet and is unique in the pass. */
export type PassFact = { key: string; label: string; value: string };

/** A reservation as a phone's wallet keeps it, whichever wallet: texts as shown, times in words of the place. */
export type WalletPass = {
  /** Which pass of its booking: "stay", or direction, flight and passenger of a trip by air, counted from 0: "0-1-0". */
  id: string;
  bookingId: string;
  /** Names it where a booking has several: "Ms Asha Rao, ZZ 9011, Bengaluru BLR to Delhi DEL". */
  label: string;
  /** "Hotel stay", "Flight reservation". */
  kind: string;
  /** The code that the seller knows it by. */
  code: PassFact;
  title: PassFact;
  /** What is read at a glance, most needed first; the first two are begin and end. */
  front: PassFact[];
  back: PassFact[];
  /** Instants between which it is of use, ISO in UTC. */
  from: string;
  until: string;
  place: { lat: number; lng: number } | null;
};

/** The address of the trip's page, which asks for a sign-in. */
export const tripLink = ({ bookingId }: Pick<WalletPass, 'bookingId'>): string => linkTo(routes.booking(bookingId));

/** Said on every pass: it shows what was booked when it was made. */
export const madeOn = (now: Date): string =>
  `Made on ${formatDate(now.toISOString().slice(0, 10), '')} (UTC). It does not change by itself: after a change of your trip, add it again from the trip’s page at ${PRODUCT.name}.`;
