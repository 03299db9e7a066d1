import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Language } from '#lib/server/language.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Caller } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import type { TrailEntry, FlightDetails, GuestDetails } from '../contract.ts';
import { addToTrail, type BookingRow } from './bookings.repo.ts';
import { openBooking, type NewBooking } from './transition.ts';
import type { AccountId } from '#features/payments/server/index.ts';
import type { CompanyPart } from './company/company-part.ts';

/** The booker, and the company. */
export type BookingOwner = {
  userId: string;
  companyId?: string;
  company?: CompanyPart;
  payerAccount?: AccountId;
  details?: GuestDetails | FlightDetails | null;
  /** What the booker's browser had chosen, for emails about it. */
  language?: Language | null;
};

/** A traveller who books for themselves. */
export const bookerOf = ({ userId }: Pick<Caller, 'userId'>, request: Pick<RequestFacts, 'headers'>): BookingOwner => ({
  userId,
  language: readerLanguage(request),
});

/** What a supplier offers now for a choice: a booking that is not opened yet, and how its price came about. */
export type CheckedOffer = {
  offer: Omit<NewBooking, 'id' | keyof BookingOwner>;
  trail: Omit<TrailEntry, 'at'>[];
};

/** Opens a booking of a checked offer, state `quoted`, with its price trail. */
export const openChecked = (db: Db, { offer, trail }: CheckedOffer, owner: BookingOwner): Promise<BookingRow> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const opened = await openBooking(tx, { id: newId('bkg', now.getTime()), ...owner, ...offer });
    await addToTrail(tx, opened.id, now, ...trail);
    return opened;
  });
