import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { sendAsStaff } from '#lib/client/send-as-staff.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { EventBudget } from '../../contract.ts';
import { deskBudget, deskBudgetFile, hostBudget, hostBudgetFile, saveDeskBudget, saveHostBudget } from './calls.ts';

/** A budget to save, at the version that was read. */
export type SavedBudget = Pick<EventBudget, 'total' | 'lines' | 'version'>;

/** How the budget of an event is read, saved and downloaded by whoever keeps it. All of them throw ApiFailure. */
export type BudgetKeeper = {
  options: ReturnType<typeof budgetOptions>;
  save: (budget: SavedBudget) => Promise<EventBudget>;
  download: () => Promise<void>;
};

const FILE_NAME = 'budget.csv';

const budgetOptions = (keeper: 'host' | 'desk', code: string, read: (signal: AbortSignal) => Promise<EventBudget>) =>
  queryOptions({
    queryKey: ['events', 'budget', keeper, code] as const,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  });

/** For the host of a traveller's event. */
export const asHost = (code: string): BudgetKeeper => ({
  options: budgetOptions('host', code, (signal) => callOperation(hostBudget, { query: { code }, signal })),
  save: (budget) => callOperation(saveHostBudget, { body: { ...budget, code }, key: randomId() }),
  download: () => downloadFile(hostBudgetFile.path, { code }, FILE_NAME),
});

/** For the staff, at an event of the operator. */
export const asStaff = (code: string): BudgetKeeper => ({
  options: budgetOptions('desk', code, (signal) => callOperation(deskBudget, { query: { code }, signal })),
  save: (budget) => callOperation(saveDeskBudget, { body: { ...budget, code }, key: randomId() }),
  download: () => downloadFile(deskBudgetFile.path, { code }, FILE_NAME, sendAsStaff),
});
