import { NIGHTS } from '../../nights.ts';

/** Asked for, not made at build time. */
export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => Response.json({ status: 'SUCCESS', data: { nights: NIGHTS } });
