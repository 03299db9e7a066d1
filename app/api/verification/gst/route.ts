import * as contract from '#features/documents/contract.ts';
import { verifyGst } from '#features/documents/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.verifyGst, verifyGst);
