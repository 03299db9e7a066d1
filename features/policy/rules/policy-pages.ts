import { workRoutes } from '#lib/shared/work-routes.ts';

/** The pages on which a change of policy interrupts: a company's listings and reviews of stays and flights (2.8). */
const PAGES: readonly string[] = [
  workRoutes.corporateHotelListing({}),
  workRoutes.corporateHotelReview({}),
  workRoutes.corporateFlightListing({}),
  workRoutes.corporateFlightReview({}),
];

/** Whether the dialog appears at a path. Consumer listings and reviews share parts with these, but not the path. */
export const showsPolicyChange = (path: string): boolean => PAGES.includes(path);
