'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { InboxScreen } from '#features/approvals/components/requests/inbox-screen.tsx';

const AskAgain = onDemand<{ bookingId: string; travelCategory: number; title: string; small: true }>(() =>
  import('#features/bookings/components/company/ask-again.tsx').then((part) => part.AskAgain),
);

/** The Approvals module; ended requests of one's own can be sent again. */
export function Approvals(props: Omit<ComponentProps<typeof InboxScreen>, 'again'>) {
  return (
    <InboxScreen
      {...props}
      again={({ bookingId, travelCategory, title }) => (
        <AskAgain bookingId={bookingId} travelCategory={travelCategory} title={title} small />
      )}
    />
  );
}
