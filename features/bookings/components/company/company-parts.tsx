'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { CompanyPaysProps } from './company-pays.tsx';
import type { CostFieldsProps, InvoiceToProps } from './cost-fields.tsx';
import type { ForCompanyProps } from './for-company.tsx';
import type { ExtrasLimitsProps } from './extras-limits.tsx';
import type { OutsideFlightProps } from './outside-flight.tsx';
import type { OutsidePolicyProps } from './outside-policy.tsx';

// What only a company's booking shows comes when there is one: travellers on their own never load it.
export const ForCompany = onDemand<ForCompanyProps>(() => import('./for-company.tsx').then((part) => part.ForCompany));
export const OutsidePolicy = onDemand<OutsidePolicyProps>(
  () => import('./outside-policy.tsx').then((part) => part.OutsidePolicy),
  { Meanwhile: () => <LoadingCards label="Checking your company’s policy" count={1} /> },
);
export const OutsideFlight = onDemand<OutsideFlightProps>(
  () => import('./outside-flight.tsx').then((part) => part.OutsideFlight),
  { Meanwhile: () => <LoadingCards label="Checking your company’s policy" count={1} /> },
);
export const ExtrasLimits = onDemand<ExtrasLimitsProps>(() =>
  import('./extras-limits.tsx').then((part) => part.ExtrasLimits),
);
export const CompanyPays = onDemand<CompanyPaysProps>(() =>
  import('./company-pays.tsx').then((part) => part.CompanyPays),
);
export const CostFields = onDemand<CostFieldsProps>(() => import('./cost-fields.tsx').then((part) => part.CostFields));
export const InvoiceTo = onDemand<InvoiceToProps>(() => import('./cost-fields.tsx').then((part) => part.InvoiceTo));
