import 'server-only';
import { arrangedBy, scopeOfBooker, settingsOf, travellersFor } from '#features/companies/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';

/** The people the caller may book for under the company's settings and their role. Other ids are left out. */
export const listTravellers: UseCase<typeof contract.travellers> = async ({
  db,
  query: { searchKey, ids },
  caller: { companyId, userId, rights },
}) => {
  const booksFor = scopeOfBooker((await settingsOf(db, companyId)).booksFor, rights);
  return {
    booksFor,
    byName: await arrangedBy(db, companyId, userId),
    travellers: await travellersFor(db, companyId, userId, booksFor, {
      searchKey,
      ids: ids.split(',').filter(Boolean).slice(0, 12),
    }),
  };
};
