import 'server-only';
import { VERSION } from '#lib/shared/product.ts';

/** Alive: the process answers. Whether its database answers too is `/api/ready`. */
export const answerHealth = async (): Promise<Response> =>
  Response.json(
    { status: 'SUCCESS', data: { alive: true, version: VERSION } },
    { headers: { 'cache-control': 'no-store' } },
  );
