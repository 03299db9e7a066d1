import 'server-only';
import type { Db } from './db/connect.ts';

/** What features announce to features that they may not import. */
export type DomainEvents = {
  /** An employee's account has been closed. `successorId` takes over who reports to them, and their approvals; null: nobody was named. */
  'employee.leaving': { companyId: string; userId: string; successorId: string | null };
  /**
   * A request for approval was approved or declined, or its time ran out. A request that is withdrawn is not announced:
   * whoever withdraws it changes the booking too.
   */
  'approval.ended': {
    companyId: string;
    /** The booking that was requested, or the id of the requested change of one. */
    requestedId: string;
    /** The confirmed booking that the requested change is of; null where a booking was requested. */
    changedBookingId: string | null;
    outcome: 'approved' | 'declined' | 'expired';
    /** The highest price that the approval covers, in paise; 0 unless it was approved. */
    coveredUpTo: number;
  };
  /** Something happened to a request for approval (3.14). `people`: who is to hear of it, each with what waits for them now. */
  'approval.changed': {
    companyId: string;
    bookingId: string;
    approvalStatus: string;
    travelCategory: number;
    people: readonly { userId: string; approvalCount: number; notificationCount: number }[];
  };
  /** A booking of a company is confirmed (3.15). `total` in paise. */
  'booking.confirmed': {
    companyId: string;
    userId: string;
    bookingId: string;
    travelCategory: number;
    total: number;
    travelDate: string;
    origin: string | null;
    destination: string | null;
    hasInvoice: boolean;
    hasTicket: boolean;
  };
  /** Another policy, or another version of one, applies to these employees. */
  'policy.changed': { companyId: string; policyId: string; employeeIds: readonly string[] };
};

type Subscriber<Name extends keyof DomainEvents> = (db: Db, event: DomainEvents[Name]) => Promise<void>;
/** Who acts on each event, in this order. */
export type Subscribers = { [Name in keyof DomainEvents]: readonly Subscriber<Name>[] };

/** On `globalThis`, because the server and the pages' bundle load this module separately. */
const holder = globalThis as { saraiSubscribers?: Subscribers };

/** Connects every event with its subscribers. Called once by whoever starts a process that answers requests. */
export const wireSubscribers = (subscribers: Subscribers): void => {
  holder.saraiSubscribers = subscribers;
};

/**
 * Runs the subscribers of an event in the transaction of `db`, one after another: what they do happens with the event or
 * not at all, and what one throws undoes it. Throws where the start wired none.
 */
export async function dispatchEvent<Name extends keyof DomainEvents>(
  db: Db,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  if (!holder.saraiSubscribers)
    throw new Error('Domain events are not wired: call wireFeatures() before requests are answered.');
  for (const subscriber of holder.saraiSubscribers[name]) await subscriber(db, event);
}
