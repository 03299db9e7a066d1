'use client';

import { onDemand } from '#components/ui/on-demand.tsx';

/** The desk's bookings come once someone has signed in: the sign-in needs none of them. */
export const DeskBookingsScreen = onDemand<{ page: number }>(() =>
  import('./desk-bookings.tsx').then((screen) => screen.DeskBookings),
);

export const DeskBookingScreen = onDemand<{ bookingId: string }>(() =>
  import('./desk-booking.tsx').then((screen) => screen.DeskBookingPage),
);

/** The line of the desk's first page. */
export const DeskBookingsLine = onDemand<object>(() =>
  import('./desk-bookings-line.tsx').then((line) => line.DeskBookingsCount),
);
