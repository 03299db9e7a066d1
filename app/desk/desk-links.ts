import type { HeaderLink } from '#components/layout/nav-link.tsx';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { guestReviewRoutes } from '#lib/shared/guest-review-routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';

/** The pages of the desk, in the order of the top bar. A feature that has work for the desk adds its page here. */
export const DESK_LINKS: readonly HeaderLink[] = [
  { href: workRoutes.deskBookings(), label: 'Bookings' },
  { href: workRoutes.deskTransport(), label: 'Transport' },
  { href: workRoutes.deskCompanies(), label: 'Companies' },
  { href: workRoutes.deskEnquiries(), label: 'Enquiries' },
  { href: guestReviewRoutes.desk(), label: 'Reviews' },
  { href: eventRoutes.desk(), label: 'Events' },
];
