import 'server-only';
import { companiesOnCredit, findCompanies } from '#features/companies/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { readAcrossCompanies } from '#lib/server/db/across-companies.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { COMPANIES_PAGE, MOST_FOUND, readCompanyKey } from '../../rules/company-account.ts';
import { presentAll, presentCompany } from './present-company.ts';

/** A page of the companies with a credit limit, the highest limit first. */
export const listCompanies: UseCase<typeof contract.deskCompanies> = ({ db, query: { pageNo } }) =>
  readAcrossCompanies(db, async (tx) => {
    const page = { limit: COMPANIES_PAGE, offset: (pageNo - 1) * COMPANIES_PAGE };
    const { companies, count } = await companiesOnCredit(tx, page);
    return { companies: await presentAll(tx, companies), count };
  });

/**
 * Finds companies of anybody. The entry of the audit trail is written before anything is read, and names the kind of
 * the key, never the key.
 */
export const findForDesk: UseCase<typeof contract.findDeskCompanies> = async ({ db, body, caller, request }) => {
  const key = readCompanyKey(body.key);
  await recordEvent(db, request, {
    action: 'company.searched',
    actor: { userId: caller.userId, userType: 'staff' },
    details: { by: key.kind, staffName: caller.staffName },
  });
  return readAcrossCompanies(db, async (tx) => {
    const found = await findCompanies(tx, key, MOST_FOUND);
    return { kind: key.kind, companies: await presentAll(tx, found) };
  });
};

/** One company of anybody. */
export const showCompany: UseCase<typeof contract.deskCompany> = ({ db, query }) =>
  readAcrossCompanies(db, (tx) => presentCompany(tx, query.companyId));
