import 'server-only';
import { setCreditLimit } from '#features/companies/server/index.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { setCreditLimit as operation } from '../../contract.ts';
import { presentCompany } from './present-company.ts';

/** Sets a company's credit limit under the name of who is signed in; the company reads it in its audit log. */
export const setLimit: UseCase<typeof operation> = ({ db, body: { companyId, ...change }, caller, request }) =>
  forCompany(db, companyId, async (tx) => {
    const staff = { userId: caller.userId, staffName: caller.staffName };
    await setCreditLimit(tx, { companyId, ...change }, { request, staff });
    return presentCompany(tx, companyId);
  });
