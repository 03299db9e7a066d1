'use client';

import { onDemand } from '#components/ui/on-demand.tsx';

/** The form comes with what checks it, after the page's words. */
export const EnquiryScreen = onDemand<{ booking: string }>(() =>
  import('./enquiry-form.tsx').then((form) => form.EnquiryForm),
);
