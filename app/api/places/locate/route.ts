import * as contract from '#features/places/contract.ts';
import { locate } from '#features/places/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.locate, locate);
