import 'server-only';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { RequestFacts } from '../request-facts.ts';
import type { CompanyPeople } from './company-people.ts';
import type { SessionReader } from './session-reader.ts';

/** Somebody signed in to an event: `userId` is their registration, the only thing they may see and change. */
export type EventGuest = { userId: string; eventId: string };

/** What a feature, or `lib/server`, reads of a feature that it may not import. Each port is implemented by the feature that owns the rows. */
export type ReadPorts = {
  sessions: SessionReader;
  companyPeople: CompanyPeople;
  memberships: {
    /**
     * Company and rights of an active employee, and whether `sessionOpen` holds, in one query; null for anybody else. Reads
     * across companies: which one it is comes from here.
     */
    of: (
      db: Db,
      userId: string,
      sessionOpen: SQL,
    ) => Promise<{ companyId: string; rights: string[]; sessionOpen: boolean } | null>;
  };
  travellers: {
    /** Whether an employee may book for another person of their company (the company's setting, or their role). */
    mayBookFor: (db: Db, companyId: string, bookerId: string, travellerId: string) => Promise<boolean>;
  };
  eventGuests: {
    /** Whose registration a token (by its hash) is signed in to; null where it is none, or over. */
    byTokenHash: (db: Db, tokenHash: string, now: Date) => Promise<EventGuest | null>;
  };
  listedStays: {
    /** Listed hotels by city slug. */
    countByCity: (db: Db) => Promise<ReadonlyMap<string, number>>;
  };
  approvalConfigurations: {
    /** Names of a company's configurations by id, in the order of the names. */
    namesOf: (db: Db, companyId: string) => Promise<Map<string, string>>;
  };
  approvals: {
    /** How many requests of a company wait for this person's answer. */
    countWaitingFor: (db: Db, companyId: string, userId: string) => Promise<number>;
  };
  bookings: {
    /** Of a person: trips that are booked and not over (`today` in UTC), and bookings not booked yet. */
    countOpenOf: (db: Db, userId: string, today: string) => Promise<{ trips: number; requests: number }>;
    /** How the change stands that a request (`requestedId`) asks for on a company's booking; null where there is none. */
    requestedChangeOf: (
      db: Db,
      companyId: string,
      bookingId: string,
      requestedId: string,
    ) => Promise<{ state: string; problem: string | null } | null>;
    /** State of a company's booking and until when it is held; null where there is none. */
    stateOf: (
      db: Db,
      companyId: string,
      bookingId: string,
    ) => Promise<{ state: string; heldUntil: Date | null } | null>;
    /** The cheapest, at most `most`, that could be booked in policy instead of a company's booking; `saves` in paise. */
    cheaperInPolicy: (
      db: Db,
      companyId: string,
      bookingId: string,
      most: number,
      request: RequestFacts,
    ) => Promise<{ title: string; detail: string; total: number; saves: number }[]>;
  };
};

/** On `globalThis`, because the server and the pages' bundle load this module separately. */
const holder = globalThis as { saraiReadPorts?: ReadPorts };

/** Connects the ports. Called once by whoever starts a process that answers requests. */
export const wirePorts = (ports: ReadPorts): void => {
  holder.saraiReadPorts = ports;
};

/** The port of that name. Throws where the start wired none: better no answer than one without the check. */
export function readPort<Name extends keyof ReadPorts>(name: Name): ReadPorts[Name] {
  const port = holder.saraiReadPorts?.[name];
  if (!port) throw new Error(`The read port "${name}" is not wired: call wireFeatures() before requests are answered.`);
  return port;
}
