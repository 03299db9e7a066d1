import type { CorporateSession } from '#features/companies/contract.ts';
import type { RoomsOfStay } from '#features/bookings/rules/stay-rooms.ts';
import type { AmendmentView, FlightBooking, StayBooking } from '#features/bookings/contract.ts';
import type { RegistrationView } from '#features/events/contract.ts';
import type { SoldBound } from '#features/flights/rules/fares/sold-bound.ts';
import type { BusinessDetails, SavedTraveller } from '#features/travellers/contract.ts';
import type { PersonalUser } from '#features/identity/contract.ts';
import type { walletTransaction } from '#features/payments/contract.ts';
import type { z } from 'zod';
import type { MockCompany } from './mock-company.ts';

/** An attempt to prove an address, with what becomes of it; nothing, where the address has an account. */
export type MockAttempt = {
  token: string;
  email: string;
  becomes: { person: MockPerson } | { employee: MockEmployee } | { emailOf: string } | null;
};

export type MockPerson = PersonalUser;
export type MockTraveller = SavedTraveller & { userId: string };

/** An employee as their session shows them; invited ones cannot sign in yet. */
export type MockEmployee = Omit<CorporateSession, 'accessTokenData'> & { state: 'invited' | 'active' | 'inactive' };

/** A booking as it is kept: what its view shows, without what follows from the state and the clock. */
export type MockStay = Omit<StayBooking, 'actions' | 'bookingStatus' | 'refundable' | 'now' | 'rooms'> &
  Pick<RoomsOfStay, 'rooms' | 'soldPolicies'> & {
    /** What of the money paid at the gateway went back there for cancelled rooms, paise. */
    backAtSource?: number;
    userId: string;
    hotelNumber: number;
    /** How often somebody looked since the hotel was asked: the sentinels answer by it. */
    looks: number;
    /** What the bank said of the last try, for the sentence about a payment that was left. */
    refused: string | null;
  };

/** A flight booking as it is kept, with what the airlines know of its directions. */
export type MockFlight = Omit<
  FlightBooking,
  'actions' | 'bookingStatus' | 'refundable' | 'now' | 'lines' | 'extrasTotal'
> & {
  userId: string;
  extraLines: FlightBooking['lines'];
  sold: SoldBound[];
  looks: number;
  refused: string | null;
  /** A change that waits for its payment, and what the flight is once it is made. */
  changing?: {
    amendment: AmendmentView;
    becomes: Pick<FlightBooking, 'bounds' | 'departsAt' | 'arrivesAt'> & { sold: SoldBound[] };
  };
};

/** A registration for an event, as it is kept. */
export type MockGuest = Omit<RegistrationView, 'changing' | 'withdrawing'> & { _id: string };

export type WalletLine = z.output<typeof walletTransaction> & { userId: string };

/** All that the mock remembers. */
export type Memory = {
  people: MockPerson[];
  employees: MockEmployee[];
  company: MockCompany;
  bookings: MockStay[];
  flights: MockFlight[];
  guests: MockGuest[];
  travellers: MockTraveller[];
  /** Business details by person. */
  business: Record<string, BusinessDetails>;
  /** Addresses that are being proved. */
  attempts: MockAttempt[];
  /** Oldest first. */
  wallet: WalletLine[];
  /** First answers by operation, person and Idempotency-Key. */
  repeats: Record<string, unknown>;
  /** Numbers given out so far, by series. */
  counted: Record<string, number>;
};
