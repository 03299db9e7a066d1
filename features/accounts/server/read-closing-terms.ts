import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { closingTerms } from '../contract.ts';
import { closingFacts } from './closing-facts.ts';

/**
 * What is kept when an account is closed, and for how long: invoices (Companies Act 2013, section 128(5); CGST Act 2017,
 * section 36; Rule 46 of the CGST Rules), a year of logs (DPDP Rules 2025; DOMAIN.md [40, 53]). The periods are those of
 * `retention.ts` of each feature, the columns those of `start/personal-data.ts`.
 */
const KEPT = [
  'For eight financial years, the invoices and credit notes of your bookings with the names on them, because tax and company law ask for them.',
  'For a year, when and from where your account was used, because the law on personal data asks for it.',
  'For 30 days, to which addresses we sent you email.',
  'Your registrations for events, until 90 days after the event. You can withdraw them on the event’s page.',
];

/** What a person is shown before closing their account. */
export const readClosingTerms: UseCase<typeof closingTerms> = async ({ db, caller }) => ({
  ...(await closingFacts(db, caller.userId, clock.now())),
  kept: KEPT,
});
