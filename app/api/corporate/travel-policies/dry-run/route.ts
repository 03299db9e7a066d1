import * as contract from '#features/policy/contract.ts';
import { tryVersion } from '#features/policy/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.dryRunPolicy, tryVersion);
