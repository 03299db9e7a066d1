import * as contract from '#features/accounts/contract.ts';
import { exportData } from '#features/accounts/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.exportData, exportData);
