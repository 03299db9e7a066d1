import 'server-only';
import { VERSION } from '#lib/shared/product.ts';

/** Liveness: the process answers. Whether its database does is `/api/ready`. */
export const answerHealth = async (): Promise<Response> =>
  Response.json(
    { status: 'SUCCESS', data: { alive: true, version: VERSION } },
    { headers: { 'cache-control': 'no-store' } },
  );
