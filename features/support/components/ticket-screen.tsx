'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** The page of the link in an email. Its messages and form are loaded once the link is read. */
export const TicketScreen = onDemand(() => import('./ticket-by-link.tsx').then((screen) => screen.TicketByLink), {
  Meanwhile: () => <LoadingCards label="Opening your question" count={1} />,
});
