import * as contract from '#features/identity/contract.ts';
import { listSessions } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.listSessions, listSessions);
