import 'server-only';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { settingsOf } from './settings.repo.ts';
import { isTravellerFor } from './travellers-for.ts';

/** Whom an employee may book for, by the company's setting and the role of now. */
export const travellerReader: ReadPorts['travellers'] = {
  mayBookFor: (db, companyId, bookerId, travellerId) =>
    inCompany(db, companyId, async (tx) => {
      const { booksFor } = await settingsOf(tx, companyId);
      return isTravellerFor(tx, companyId, bookerId, booksFor, travellerId);
    }),
};
