import * as contract from '#features/accounts/contract.ts';
import { readClosingTerms } from '#features/accounts/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.closingTerms, readClosingTerms);
