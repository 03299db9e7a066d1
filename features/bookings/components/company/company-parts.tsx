'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { AskGuestsProps } from './guest-filling.ts';
import type { CompanyPaysProps } from './company-pays.tsx';
import type { CostFieldsProps, InvoiceToProps } from './cost-fields.tsx';
import type { ForCompanyProps } from './for-company.tsx';
import type { ExtrasLimitsProps } from './extras-limits.tsx';
import type { SaveNamesProps } from './save-names.tsx';

// Parts that only company bookings show, loaded when there is one.
export const ForCompany = onDemand<ForCompanyProps>(() => import('./for-company.tsx').then((part) => part.ForCompany));
export const ExtrasLimits = onDemand<ExtrasLimitsProps>(() =>
  import('./extras-limits.tsx').then((part) => part.ExtrasLimits),
);
export const CompanyPays = onDemand<CompanyPaysProps>(() =>
  import('./company-pays.tsx').then((part) => part.CompanyPays),
);
export const CostFields = onDemand<CostFieldsProps>(() => import('./cost-fields.tsx').then((part) => part.CostFields));
export const InvoiceTo = onDemand<InvoiceToProps>(() => import('./cost-fields.tsx').then((part) => part.InvoiceTo));
export const SaveNames = onDemand<SaveNamesProps>(() => import('./save-names.tsx').then((part) => part.SaveNames));
export const AskGuests = onDemand<AskGuestsProps>(() => import('./ask-guests.tsx').then((part) => part.AskGuests));
