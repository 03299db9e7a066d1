import { formatExtras } from '#lib/shared/format-extras.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { formatRooms } from '#lib/shared/stay-shape.ts';
import type { PackageBooking } from '../../../contract.ts';

/** Addresses of a package booking's pages. Packages are for consumers only. */
export const packageLinks = {
  find: packageRoutes.list(),
  trips: routes.bookings(),
  trip: routes.booking,
  done: packageRoutes.confirmation,
  review: (bookingId: string) => packageRoutes.review({ bookingId }),
  /** The package's page with the same departure, party and extras. */
  again: ({
    package: { slug },
    departure,
    rooms,
    extras,
  }: Pick<PackageBooking, 'package' | 'departure' | 'rooms' | 'extras'>) =>
    packageRoutes.page(slug, {
      departure,
      rooms: formatRooms(rooms.map(({ occupancy }) => occupancy)),
      ...(extras.length ? { extra: formatExtras(extras) } : {}),
    }),
};
