import 'server-only';
import { fictitiousTelephone } from '#lib/shared/fictitious-telephone.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { env } from './env.ts';
import { wantsDemo } from './wants-demo.ts';

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
  /** When the telephone is answered. */ hours: string | null;
  /** The telephone is the demo's: nobody answers it. */ samplePhone: boolean;
  grievanceOfficer: string | null;
};

/** @texts */
const SAMPLE_PHONE = { phone: fictitiousTelephone(0), hours: 'every day, 08:00–22:00 IST', samplePhone: true };

/** The configured operator. A demo without a telephone of its own shows a sample that nobody can have; others show none. */
export function operator(): Operator {
  const { LEGAL_NAME, LEGAL_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_HOURS, GRIEVANCE_OFFICER } = env();
  const configured = { phone: SUPPORT_PHONE ?? null, hours: (SUPPORT_PHONE && SUPPORT_HOURS) ?? null };
  return {
    name: LEGAL_NAME ?? PRODUCT.name,
    address: LEGAL_ADDRESS ?? null,
    email: SUPPORT_EMAIL ?? null,
    ...(!SUPPORT_PHONE && wantsDemo(env()) ? SAMPLE_PHONE : { ...configured, samplePhone: false }),
    grievanceOfficer: GRIEVANCE_OFFICER ?? null,
  };
}
