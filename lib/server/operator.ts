import 'server-only';
import { PRODUCT } from '#lib/shared/product.ts';
import { env } from './env.ts';

/**
 * The operator of this installation, as its legal pages name it. The Consumer Protection (E-Commerce) Rules 2020 (rules
 * 4 and 5) require the legal name, the address, the contact of customer care, and the name of a grievance officer.
 * Null: not configured.
 */
export type Operator = {
  name: string;
  address: string | null;
  email: string | null;
  phone: string | null;
  grievanceOfficer: string | null;
};

/** The configured operator. */
export function operator(): Operator {
  const { LEGAL_NAME, LEGAL_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE, GRIEVANCE_OFFICER } = env();
  return {
    name: LEGAL_NAME ?? PRODUCT.name,
    address: LEGAL_ADDRESS ?? null,
    email: SUPPORT_EMAIL ?? null,
    phone: SUPPORT_PHONE ?? null,
    grievanceOfficer: GRIEVANCE_OFFICER ?? null,
  };
}
