import * as contract from '#features/hotels/contract.ts';
import { suggestPlaces } from '#features/hotels/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.suggestPlaces, suggestPlaces);
