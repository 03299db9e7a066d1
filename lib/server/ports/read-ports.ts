import 'server-only';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { CompanyCost } from '../domain-events.ts';
import type { Language } from '../language.ts';
import type { RequestFacts } from '../request-facts.ts';
import type { CompanyPeople } from './company-people.ts';
import type { SessionReader } from './session-reader.ts';

/** The guest of an event: `userId` is their registration, the only thing they may see and change. */
export type EventGuest = { userId: string; eventId: string };

/** Someone of the product's own staff, signed in at the desk; `userId` is the id of their staff account. */
export type StaffCaller = { userId: string; staffName: string };

/**
 * A confirmed trip of a company that begins soon, or the flights of one whose people were told that web check-in is open
 * (`checkIn`), or one with new flight times to accept (`newTimes`). `people`: who booked it, and the employees who travel.
 */
export type TripAhead = {
  companyId: string;
  bookingId: string;
  bookedBy: string;
  travelCategory: 1 | 2;
  people: string[];
  title: string;
  place: string;
  /** First and last day, at the place. */
  from: string;
  to: string;
  startsAt: Date;
  checkIn: boolean;
  newTimes: boolean;
};

/**
 * What a feature, or `lib/server`, reads of a feature it may not import. Each port is implemented by the feature that
 * owns the rows.
 */
export type ReadPorts = {
  sessions: SessionReader;
  accounts: {
    /** The language that a traveller chose; null where they chose none, or the account is closed. */
    languageOf: (db: Db, userId: string) => Promise<Language | null>;
    /** The same of several, by their ids; those who chose none are left out. */
    languagesOf: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, Language>>;
  };
  companyPeople: CompanyPeople;
  memberships: {
    /**
     * Company, its country and the rights of an active employee, and whether `sessionOpen` holds, in one query; null
     * for anybody else. Reads across companies, because the company is the result.
     */
    of: (
      db: Db,
      userId: string,
      sessionOpen: SQL,
    ) => Promise<{ companyId: string; countryCode: string; rights: string[]; sessionOpen: boolean } | null>;
    /** The country of a company (ISO 3166-1 numeric); null where there is no such company. */
    countryOf: (db: Db, companyId: string) => Promise<string | null>;
  };
  travellers: {
    /** Whether an employee may book for another person of their company (the company's setting, or their role). */
    mayBookFor: (db: Db, companyId: string, bookerId: string, travellerId: string) => Promise<boolean>;
  };
  eventGuests: {
    /** The registration of a guest's token hash; null when it is unknown or expired. */
    byTokenHash: (db: Db, tokenHash: string, now: Date) => Promise<EventGuest | null>;
  };
  staff: {
    /**
     * Whose token this is, while their sign-in at the desk is open; null for any other token. Notes that the sign-in is
     * in use.
     */
    byToken: (db: Db, token: string, now: Date) => Promise<StaffCaller | null>;
  };
  listedStays: {
    /** Number of listed hotels by city slug. */
    countByCity: (db: Db) => Promise<ReadonlyMap<string, number>>;
  };
  approvalConfigurations: {
    /** Names of a company's configurations by id, in order of the names. */
    namesOf: (db: Db, companyId: string) => Promise<Map<string, string>>;
  };
  approvals: {
    /** Number of a company's requests that wait for this person's decision. */
    countWaitingFor: (db: Db, companyId: string, userId: string) => Promise<number>;
    /** What a person has to answer and has not read (3.14), in a transaction that sees their company. */
    countsOf: (
      db: Db,
      companyId: string,
      userId: string,
    ) => Promise<{ approvalCount: number; notificationCount: number }>;
  };
  notifications: {
    /** The notifications that a person has not read, of each list (7.19), in a transaction that sees their company. */
    countsOf: (
      db: Db,
      companyId: string,
      userId: string,
    ) => Promise<{ notificationCount: number; unread: Record<string, number> }>;
  };
  pushes: {
    /** The push message of a piece of news that is tried next; null where none waits. */
    waitingOf: (
      db: Db,
      news: { userId: string; subject: string },
    ) => Promise<{ nextTryAt: Date; tries: number } | null>;
    /**
     * Whether push messages about requests of a company reach this person: they have a device, and have not switched
     * them off.
     */
    tellOfApprovals: (db: Db, companyId: string, userId: string) => Promise<boolean>;
    /** Deletes the waiting push messages of a piece of news, which the person knows already. */
    drop: (db: Db, news: { userId: string; subject: string }) => Promise<void>;
  };
  notificationPreferences: {
    /**
     * Those of these people who get this kind of news by this channel, by their company's settings and their own.
     * `companyId` is null for consumers.
     */
    wantedBy: (
      db: Db,
      companyId: string | null,
      kind:
        | 'approvals'
        | 'bookings'
        | 'policyChanges'
        | 'tripReminders'
        | 'scheduleChanges'
        | 'refunds'
        | 'priceDrops'
        | 'reviewRequests'
        | 'eventMessages',
      channel: 'bell' | 'mail' | 'push',
      userIds: readonly string[],
    ) => Promise<string[]>;
  };
  budgets: {
    /** How a company's booking stands to each of its budgets, as sentences; empty where there is none. */
    statusesOf: (
      db: Db,
      companyId: string,
      bookingId: string,
    ) => Promise<{ sentence: string; exceeded: boolean; stops: boolean }[]>;
    /** The same for each of these costs of one trip, as if it were asked for: they differ in what is reserved. */
    statusesIfAsked: (
      db: Db,
      companyId: string,
      costs: readonly CompanyCost[],
    ) => Promise<{ sentence: string; exceeded: boolean; stops: boolean }[][]>;
  };
  transport: {
    /** Ids of the company's transport requests with a chosen quote whose day of travel is one of these, both included. */
    idsWithCost: (db: Db, companyId: string, from: string, until: string) => Promise<string[]>;
    /** What these requests cost. Locks them until the transaction ends. */
    lockedCosts: (db: Db, companyId: string, bookingIds: readonly string[]) => Promise<CompanyCost[]>;
  };
  bookings: {
    /** What a booking of this person would cost their company once it is asked for; null where there is no such booking. */
    costIfAsked: (db: Db, companyId: string, userId: string, bookingId: string) => Promise<CompanyCost | null>;
    /** Ids of the company's bookings that cost something and begin on these days, both included. */
    idsWithCost: (db: Db, companyId: string, from: string, until: string) => Promise<string[]>;
    /** What these bookings of the company cost. Locks them until the transaction ends, so that none changes meanwhile. */
    lockedCosts: (db: Db, companyId: string, bookingIds: readonly string[]) => Promise<CompanyCost[]>;
    /** Number of a person's upcoming booked trips (`today` in UTC), and of bookings not booked yet. */
    countOpenOf: (db: Db, userId: string, today: string) => Promise<{ trips: number; requests: number }>;
    /** What each of these bookings of a person is of, by its id: the hotel, the route or the package. */
    namesOf: (db: Db, userId: string, bookingIds: readonly string[]) => Promise<Map<string, string>>;
    /** State of the change that a request (`requestedId`) is for, on a company's booking; null when there is none. */
    requestedChangeOf: (
      db: Db,
      companyId: string,
      bookingId: string,
      requestedId: string,
    ) => Promise<{ state: string; problem: string | null } | null>;
    /** Confirmed trips of every company that begin after `from` and at `until` at the latest, the next one first. */
    tripsAhead: (db: Db, from: Date, until: Date) => Promise<TripAhead[]>;
    /** State of a company's booking and until when it is held; null where there is none. */
    stateOf: (
      db: Db,
      companyId: string,
      bookingId: string,
    ) => Promise<{ state: string; heldUntil: Date | null } | null>;
    /**
     * At most `most` of the cheapest offers in policy that could be booked instead of a company's booking; `saves` in
     * paise.
     */
    cheaperInPolicy: (
      db: Db,
      companyId: string,
      bookingId: string,
      most: number,
      request: RequestFacts,
    ) => Promise<Cheaper[]>;
    /**
     * At most `most` of the cheapest flights in policy of the new day, instead of the change of date that waits for
     * approval; none for a stay. `total`: the trip with that flight; `saves`: below the change that is asked for.
     */
    cheaperChanges: (
      db: Db,
      companyId: string,
      bookingId: string,
      most: number,
      request: RequestFacts,
    ) => Promise<Cheaper[]>;
  };
};

/** A cheaper option in policy; `total` and `saves` in paise. */
type Cheaper = { title: string; detail: string; total: number; saves: number };

/** On `globalThis`, because the server and the pages' bundle load this module separately. */
const holder = globalThis as { saraiReadPorts?: ReadPorts };

/** Connects the ports. Called once by each process that answers requests. */
export const wirePorts = (ports: ReadPorts): void => {
  holder.saraiReadPorts = ports;
};

/** The port of that name. Throws when the start wired none, so that no check is skipped. */
export function readPort<Name extends keyof ReadPorts>(name: Name): ReadPorts[Name] {
  const port = holder.saraiReadPorts?.[name];
  if (!port) throw new Error(`The read port "${name}" is not wired: call wireFeatures() before requests are answered.`);
  return port;
}
