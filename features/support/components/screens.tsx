'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { DeskEnquiriesProps } from './desk-enquiries.tsx';

/** The form comes with what checks it, after the page's words. */
export const EnquiryScreen = onDemand<{ booking: string }>(() =>
  import('./enquiry-form.tsx').then((form) => form.EnquiryForm),
);

/** The page of the link in an email. Its messages and form are loaded once the link is read. */
export const TicketScreen = onDemand(() => import('./ticket-by-link.tsx').then((screen) => screen.TicketByLink), {
  Meanwhile: () => <LoadingCards label={t('Opening your question')} count={1} />,
});

/** The list comes once someone has signed in: the sign-in needs none of it. */
export const DeskEnquiriesScreen = onDemand<DeskEnquiriesProps>(() =>
  import('./desk-enquiries.tsx').then((screen) => screen.DeskEnquiries),
);
