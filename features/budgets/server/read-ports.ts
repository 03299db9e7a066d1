import 'server-only';
import type { CompanyCost } from '#lib/server/domain-events.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { presentStatus } from '../rules/budget-texts.ts';
import { chargesOf } from '../rules/charges.ts';
import { departmentsOfTrip } from './charge-budgets.ts';
import { storedCharges } from './charges.repo.ts';
import { chargeOn, statusesFor } from './budget-statuses.ts';

/** What approvals read of budgets. */
export const budgetReader: ReadPorts['budgets'] = {
  statusesOf: async (db, companyId, bookingId) => {
    const trip = await storedCharges(db, companyId, bookingId);
    return trip ? (await statusesFor(db, companyId, trip)).map(presentStatus) : [];
  },
  statusesIfAsked: async (db, companyId, costs) => {
    const [first] = costs;
    if (!first) return [];
    const stored = await storedCharges(db, companyId, first.bookingId);
    const departments = await departmentsOfTrip(db, companyId, first, stored);
    const chargesAt = (cost: CompanyCost) => chargesOf(cost, departments);
    const { bookingId, beginsOn } = first;
    const statuses = await statusesFor(db, companyId, { bookingId, beginsOn, charges: chargesAt(first) });
    return costs.map((cost) => {
      const charges = chargesAt(cost);
      return statuses.map((status) => presentStatus({ ...status, takes: chargeOn(status, charges).reserved }));
    });
  },
};
