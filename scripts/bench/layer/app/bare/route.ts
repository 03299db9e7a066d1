import { NIGHTS } from '../../nights.ts';

/** Rendered for each request, not at build time. */
export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => Response.json({ status: 'SUCCESS', data: { nights: NIGHTS } });
