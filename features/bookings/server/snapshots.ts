import 'server-only';
import type { FlightBooking, PackageBooking, StayBooking } from '../contract.ts';
import type { KeptOfPackage, PackageRoom, SoldPackage } from '../rules/sold-package.ts';
import type { RoomsOfStay } from '../rules/stay-rooms.ts';

/** What was sold, as it was at that time; later changes of hotel pages do not affect it. */
export type StaySnapshot = Pick<StayBooking, 'hotel' | 'room' | 'nights' | 'requiredFields'> &
  RoomsOfStay & {
    countryCode: string;
    stateCode: string | null;
    /** Where its rooms are of a block: which, and for what guest of its owner (`openBlockStay`). */
    block?: { id: string; guestId: string };
  };

/**
 * A trip as sold. `cancellationPolicies` apply to the total with extras; `extraLines` were added to the fare; `embarks`
 * is the place of embarkation, for the tax on it (GST state code, India only).
 */
export type FlightSnapshot = Pick<
  FlightBooking,
  | 'title'
  | 'poster'
  | 'party'
  | 'bounds'
  | 'cancellationPolicies'
  | 'requiredFields'
  | 'holds'
  | 'zone'
  | 'extras'
  | 'parts'
  | 'remedy'
  | 'scheduleChange'
> & {
  extraLines: FlightBooking['lines'];
  /** How long a hold made at the price check would last; missing in the oldest bookings. */ holdMinutes?: number;
  embarks: { city: string; countryCode: string; countryName: string; stateCode: string | null };
};

/** A package as sold: the journey with its days, the departure, and what each room pays. */
export type PackageSnapshot = Pick<
  PackageBooking,
  | 'package'
  | 'departure'
  | 'ends'
  | 'nights'
  | 'days'
  | 'inclusions'
  | 'exclusions'
  | 'party'
  | 'lines'
  | 'cancellationPolicies'
  | 'requiredFields'
> & {
  /** The rooms that stand, in the order of the guests. */ rooms: PackageRoom[];
  /** None in bookings from before extras were sold. */ extras?: PackageBooking['extras'];
  /** None while nothing of it was cancelled or changed. */ kept?: KeptOfPackage | undefined;
  /** What was sold on this departure. None while none of its rooms was cancelled. */ sold?: SoldPackage | undefined;
};

export type BookingSnapshot = StaySnapshot | FlightSnapshot | PackageSnapshot;
