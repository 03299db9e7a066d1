import 'server-only';
import type { ApprovedWindow } from '#lib/shared/approved-window.ts';
import type { PolicyChange } from '#lib/shared/policy-change.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { Db } from './db/connect.ts';

/** What is new about a request, for one person; `actorId`: who caused it. */
export type ApprovalNews = {
  kind: 'asked' | 'question' | 'reply' | 'ended';
  /** `approvals`: as an approver; `travelRequests`: as its requester or traveller. */
  list: 'approvals' | 'travelRequests';
  actorId: string | null;
};

/**
 * What a booking costs its company. `people` by position: the employees who travel, and whoever booked once more for each
 * guest. Amounts in paise.
 */
export type CompanyCost = {
  bookingId: string;
  /** First day of the trip, at its place. */ beginsOn: string;
  people: readonly string[];
  costCentre: string;
  project: string;
  /** For what is asked for, held or being paid; at most that much. */ reserved: number;
  /** For what is booked, less what was refunded. */ committed: number;
};

/** A trip as news name it: its title and its dates. */
export type AnnouncedTrip = { title: string; from: string; to: string };

/** Events that features dispatch to features they may not import. */
export type DomainEvents = {
  /**
   * An employee's account was closed. `successorId` takes over their reports and approvals; null when nobody was named.
   */
  'employee.leaving': { companyId: string; userId: string; successorId: string | null };
  /**
   * A request for approval was approved or declined, or expired. A withdrawal is not announced, because the withdrawing
   * feature changes the booking itself.
   */
  'approval.ended': {
    companyId: string;
    mode: TravelMode;
    /** The booking that was requested, or the id of the requested change of one. */
    requestedId: string;
    /** The confirmed booking that the requested change is of; null where a booking was requested. */
    changedBookingId: string | null;
    outcome: 'approved' | 'declined' | 'expired';
    /** The highest price that the approval covers, in paise; 0 unless it was approved. */
    coveredUpTo: number;
    /** Other flights that the approval is for too; null where nobody granted any. */
    window: ApprovedWindow | null;
  };
  /**
   * A request for approval changed (3.14). `people`: whom to tell, each with their number of waiting requests and with
   * the news for them; null where only their number changed.
   */
  'approval.changed': {
    companyId: string;
    requestId: string;
    bookingId: string;
    approvalStatus: string;
    travelCategory: number;
    title: string;
    place: string;
    from: string;
    to: string;
    people: readonly {
      userId: string;
      approvalCount: number;
      notificationCount: number;
      news: ApprovalNews | null;
      /** Someone who had to decide: their tab gets the counts, and no word of an outcome that is another's. */
      countsAlone: boolean;
    }[];
  };
  /** Someone read a request for approval (null: all of theirs), in the list or on its page. */
  'approval.read': { companyId: string; userId: string; bookingId: string | null };
  /** Someone looked at their own booking, or a trip they booked. */
  'booking.read': { userId: string; bookingId: string };
  /** Someone marked the notifications about a booking (null: all of theirs) as read. */
  'notification.read': { companyId: string; userId: string; bookingId: string | null };
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
  /** A transport request was received (`hasQuote` false) or has a quote (4.9). `people`: who asked and who travels. */
  'transport.changed': {
    companyId: string;
    bookingId: string;
    travelCategory: number;
    hasQuote: boolean;
    people: readonly { userId: string; approvalCount: number; notificationCount: number }[];
  };
  /**
   * A transport request is booked, or a ticket was added to it later (3.15). `total` in paise; `people`: who asked and who
   * travels; `message`: what is told, null for the confirmation itself.
   */
  'transport.confirmed': {
    companyId: string;
    bookingId: string;
    travelCategory: number;
    transportType: string;
    total: number;
    travelDate: string;
    origin: string;
    destination: string;
    hasInvoice: boolean;
    message: string | null;
    people: readonly string[];
  };
  /**
   * What a booking costs its company is new: by its state, its price, its dates or the fields it is booked under. In the
   * transaction of the change. `asked`: a person asks for it now and may be refused; otherwise it already happened.
   */
  'booking.cost-changed': { companyId: string; cost: CompanyCost; asked: boolean };
  /**
   * Something happened to a booking that its booker did not do on the screen: it is confirmed, its times are new, it
   * begins within a day, or web check-in of the flights in `trip` is open.
   */
  'booking.news': {
    userId: string;
    userType: UserType;
    bookingId: string;
    travelCategory: number;
    trip: AnnouncedTrip;
    news: 'confirmed' | 'new-times' | 'days-ahead' | 'begins' | 'check-in-opens' | 'refunded';
    /** Null for a personal booking. */
    companyId: string | null;
  };
  /** Web check-in that a booker was told of ended: the flight was cancelled, or moved to another day. */
  'booking.check-in-ended': { userId: string; userType: UserType; bookingId: string };
  /** A stay that a person watches costs less than they were told last (`before`; null: nothing was free). In paise. */
  'price.fell': {
    userId: string;
    savedId: string;
    hotel: { slug: string; name: string };
    stay: Stay;
    price: number;
    before: number | null;
  };
  /**
   * Somebody wrote at an event. `people`: the consumers to tell, each with the page of ours on which they read it, unless
   * they have read it within `readingMs`. `called`: the event's name, or "an event in Mysuru".
   */
  'event.messages': {
    eventId: string;
    /** Null of a traveller's event: no message repeats the words of its host. */
    eventName: string | null;
    cityName: string;
    readingMs: number;
    people: readonly { userId: string; path: string }[];
  };
  /** These accounts (null: all that were told) have read the messages of an event, or can read them no more. */
  'event.messages-read': { eventId: string; userIds: readonly string[] | null };
  /** A person logged out of a browser. `sessionId`: the browser's session, which the tabs were opened from. */
  'browser.logged-out': { userId: string; sessionId: string };
  /**
   * What these employees' tabs show about themselves changed: their details, their role, what it allows, or the company's
   * details or settings. `actorId`: who changed it.
   */
  'person.changed': {
    companyId: string;
    userIds: readonly string[];
    change: 'details' | 'role' | 'rights' | 'company' | 'settings';
    actorId: string;
  };
  /** The list of employees changed. `employeeId`: null where several did. */
  'people.changed': {
    companyId: string;
    employeeId: string | null;
    change: 'invited' | 'activated' | 'changed' | 'closed' | 'reopened' | 'imported' | 'moved';
    actorId: string;
  };
  /** Another policy, another version of one or none applies to these employees, with other limits. */
  'policy.changed': PolicyChange & { companyId: string; policyId: string | null; employeeIds: readonly string[] };
};

type Subscriber<Name extends keyof DomainEvents> = (db: Db, event: DomainEvents[Name]) => Promise<void>;
/** Subscribers of each event, in order. */
export type Subscribers = { [Name in keyof DomainEvents]: readonly Subscriber<Name>[] };

/** On `globalThis`, because the server and the pages' bundle load this module separately. */
const holder = globalThis as { saraiSubscribers?: Subscribers };

/** Connects every event with its subscribers. Called once by each process that answers requests. */
export const wireSubscribers = (subscribers: Subscribers): void => {
  holder.saraiSubscribers = subscribers;
};

/**
 * Runs the subscribers of an event one after another in the transaction of `db`: their changes commit or roll back with
 * it, and an error in one undoes it. Throws when the start wired none.
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
