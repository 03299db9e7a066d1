import type { FlightSummary, PackageSummary, StaySummary } from '../contract.ts';
import { byCategory } from './category.ts';

type Starts =
  | (Pick<StaySummary, 'category' | 'checkInAt'> & { hotel: Pick<StaySummary['hotel'], 'zone'> })
  | Pick<FlightSummary, 'category' | 'departsAt' | 'zone'>
  | (Pick<PackageSummary, 'category' | 'startsAt'> & { package: Pick<PackageSummary['package'], 'zone'> });

/** When a booked trip begins, and the zone whose clock counts: check-in, the group's meeting, or the first departure. */
export const tripStart = (booking: Starts): { at: string; zone: string } =>
  byCategory<Starts, { at: string; zone: string }>(booking, {
    hotel: ({ checkInAt, hotel }) => ({ at: checkInAt, zone: hotel.zone }),
    flight: ({ departsAt, zone }) => ({ at: departsAt, zone }),
    package: ({ startsAt, package: { zone } }) => ({ at: startsAt, zone }),
  });
