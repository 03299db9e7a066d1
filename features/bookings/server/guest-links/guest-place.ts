import 'server-only';
import type { FieldErrors } from '#lib/shared/errors.ts';
import type { GuestTitle } from '#lib/shared/guest-titles.ts';
import type { FlightDetails, GuestAnswer, GuestDetails } from '../../contract.ts';

/** One traveller's place of a booking, as a guest fills it in at their link. Each product has its own. */
export type GuestPlace = {
  trip: { kind: 'stay' | 'flight'; /** Null where the title names the places. */ city: string | null };
  /** What forms call the place: `Guest 2 of room 1`, `Adult 3`. */
  called: string;
  /** What the booking's details have for the place; null before they are saved. */
  named: GuestAnswer | null;
  titles: readonly GuestTitle[];
  asks: { asksPassport: boolean; asksBorn: boolean };
  /** The airlines whose frequent-flyer number can be entered. */
  programmes: { code: string; name: string }[];
  /** The booking's details with the answer; null while they are not saved. */
  withAnswer(answer: GuestAnswer): FlightDetails | GuestDetails | null;
  /** What is wrong with the answer, by field of the call. `details`: with the answer, null while they are not saved. */
  problemsOf(answer: GuestAnswer, details: FlightDetails | GuestDetails | null): FieldErrors;
};
