import 'server-only';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { presentStatus } from '../rules/budget-texts.ts';
import { storedCharges } from './charges.repo.ts';
import { statusesFor } from './budget-statuses.ts';

/** What approvals read of budgets. */
export const budgetReader: ReadPorts['budgets'] = {
  statusesOf: async (db, companyId, bookingId) => {
    const trip = await storedCharges(db, companyId, bookingId);
    return trip ? (await statusesFor(db, companyId, trip)).map(presentStatus) : [];
  },
};
