'use client';

import { onDemand } from '#components/ui/on-demand.tsx';

/** Companies come once someone has signed in: the sign-in needs none of them. */
export const DeskCompaniesScreen = onDemand<{ page: number }>(() =>
  import('./desk-companies.tsx').then((screen) => screen.DeskCompanies),
);

export const DeskCompanyScreen = onDemand<{ companyId: string }>(() =>
  import('./desk-company.tsx').then((screen) => screen.DeskCompanyPage),
);
