import 'server-only';
import { nightsOutside, type Nights } from '../../rules/nights-outside.ts';
import type { Reservation } from './reservations.repo.ts';

type Dates = Pick<Reservation, 'checkIn' | 'checkOut' | 'sharedFrom' | 'sharedTo'>;

/** The nights for which a reservation takes rooms from sale: all of its own, or those that a hold for new dates adds. */
export const nightsTaken = ({ checkIn, checkOut, sharedFrom, sharedTo }: Dates): Nights[] =>
  sharedFrom && sharedTo
    ? nightsOutside({ checkIn, checkOut }, { checkIn: sharedFrom, checkOut: sharedTo })
    : [{ checkIn, checkOut }];
