import 'server-only';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { presentStanding } from '../rules/budget-texts.ts';
import { storedCharges } from './charges.repo.ts';
import { standingsFor } from './standings.ts';

/** What approvals read of budgets. */
export const budgetReader: ReadPorts['budgets'] = {
  standingsOf: async (db, companyId, bookingId) => {
    const trip = await storedCharges(db, companyId, bookingId);
    return trip ? (await standingsFor(db, companyId, trip)).map(presentStanding) : [];
  },
};
