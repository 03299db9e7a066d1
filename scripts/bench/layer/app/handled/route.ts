import { handle } from '#lib/server/http/handle.ts';
import { listNights, NIGHTS } from '../../nights.ts';

export const GET = handle(listNights, async () => ({ nights: NIGHTS }));
