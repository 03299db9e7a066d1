import * as contract from '#features/policy/contract.ts';
import { addPolicy, changePolicy, listPolicies } from '#features/policy/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.policies, listPolicies);
export const POST = handle(contract.addPolicy, addPolicy);
export const PUT = handle(contract.changePolicy, changePolicy);
