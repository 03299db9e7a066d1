import 'server-only';

/** The server interface of budgets for other features. Amounts are in paise. */

// read port (`lib/server/ports`)
export { budgetReader } from './read-ports.ts';

// subscriber of other features' events
export { chargeBudgets } from './charge-budgets.ts';

export { budgetsRetention } from './retention.ts';
