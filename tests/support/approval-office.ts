import type { CompanySettings } from '#features/companies/organisation.ts';
import { approving, type Desk } from './approvals-desk.ts';
import type { BookingSetup } from './booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from './company-desk.ts';
import { deliver } from './emails.ts';

type OfficeOptions = {
  /** The levels of approval, from the two who may approve. */
  levels: (first: Desk, second: Desk) => object[];
  settings?: Partial<CompanySettings>;
};

/**
 * A company whose budget of ₹4,000 a night the hotel exceeds: somebody who requests, two who may approve, and what each
 * of them does. Its emails so far are delivered.
 */
export async function anApprovalOffice(
  { db, api, stocked }: Pick<BookingSetup, 'db' | 'api' | 'stocked'>,
  { levels, settings = {} }: OfficeOptions,
) {
  const company = await aBookingCompany(db, api, { settings });
  await company.policy([hotelRules(nightBudget(400_000))]);
  const [asker, first, second] = [await company.employee(), await company.employee(), await company.employee()];
  await company.approvals([{ policy: 'outside', levels: levels(first, second) }]);
  await deliver(db());
  return {
    company,
    asker,
    first,
    second,
    ask: approving(asker),
    one: approving(first),
    two: approving(second),
    hotel: await stocked(),
  };
}
export type ApprovalOffice = Awaited<ReturnType<typeof anApprovalOffice>>;
