import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { closingTerms } from '../contract.ts';
import { standingOf } from './standing.ts';

/** What the law keeps when an account is closed (Rule 46 of the CGST Rules; DPDP Rules: a year of logs; DOMAIN.md [40, 53]). */
const KEPT = [
  'Invoices and credit notes of your bookings, with the names on them, because tax law asks for them.',
  'For a year, when and from where your account was used, because the law on personal data asks for it.',
];

/** What a person sees before they close their account. */
export const readClosingTerms: UseCase<typeof closingTerms> = async ({ db, caller }) => ({
  ...(await standingOf(db, caller.userId, clock.now())),
  kept: KEPT,
});
