import * as contract from '#features/places/contract.ts';
import { listCountries } from '#features/places/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.listCountries, listCountries);
