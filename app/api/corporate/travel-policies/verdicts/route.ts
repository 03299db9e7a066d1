import * as contract from '#features/policy/contract.ts';
import { evaluateOptions } from '#features/policy/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.verdicts, evaluateOptions);
