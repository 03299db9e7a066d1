import 'server-only';
import type { AccountId } from '#features/payments/server/index.ts';
import type { FlightDetails, GuestDetails } from '../contract.ts';
import type { CompanyPart } from './company/company-part.ts';

/** The booker, and the company. */
export type BookingOwner = {
  userId: string;
  companyId?: string;
  company?: CompanyPart;
  payerAccount?: AccountId;
  details?: GuestDetails | FlightDetails | null;
};
