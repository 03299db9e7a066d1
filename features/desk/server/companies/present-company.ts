import 'server-only';
import {
  administratorNames,
  companyForDesk,
  limitChanges,
  type CompanyAccount,
} from '#features/companies/server/index.ts';
import { balanceOf, creditOf, walletOf } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { DeskCompany, ListedCompany } from '../../contract.ts';

const CHANGES_SHOWN = 20;

/** Companies with what they owe and have, from the ledger. Paise. */
export async function presentAll(tx: Db, accounts: readonly CompanyAccount[]): Promise<ListedCompany[]> {
  const listed: ListedCompany[] = [];
  for (const account of accounts) listed.push(await presentListed(tx, account)); // a connection takes one query at a time
  return listed;
}

const presentListed = async (tx: Db, account: CompanyAccount): Promise<ListedCompany> => ({
  ...account,
  outstanding: Math.max(0, -(await balanceOf(tx, creditOf(account.companyId)))),
  wallet: await balanceOf(tx, walletOf(account.companyId)),
});

/** One company whole. Throws NOT_FOUND. */
export async function presentCompany(tx: Db, companyId: string): Promise<DeskCompany> {
  const company = await companyForDesk(tx, companyId);
  if (!company) throw notFound('This company');
  const changes = await limitChanges(tx, companyId, CHANGES_SHOWN);
  return {
    ...company,
    ...(await presentListed(tx, company)),
    since: company.since.toISOString(),
    administrators: await administratorNames(tx, companyId),
    changes: changes.map(({ at, by, ...change }) => ({
      ...change,
      at: at.toISOString(),
      by: by ?? 'npm run companies:credit',
    })),
  };
}
