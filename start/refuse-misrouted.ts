import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { fromThisMachine, passedOn } from '#lib/server/http/client-address.ts';
import { log } from '#lib/server/log.ts';

/**
 * `thisMachineOnly`: whether the environment serves loopback only (`environments.ts`). `hops`: proxies of our own in
 * front.
 */
export type Reach = { thisMachineOnly: boolean; hops: number };

type Refusal = { status: 421 | 503; code: 'MISDIRECTED' | 'UNAVAILABLE'; message: string };

const LOCAL_ONLY: Refusal = {
  status: 421, // Misdirected Request (RFC 9110, 15.5.20)
  code: 'MISDIRECTED',
  message: `This ${PRODUCT.name} runs as SARAI_ENV=local and answers only requests made on its own machine, at localhost or 127.0.0.1. Operator: to serve others, set SARAI_ENV to dev, qa or prod, and PROXY_HOPS to the number of your proxies.`,
};
const HOPS_UNKNOWN: Refusal = {
  status: 503,
  code: 'UNAVAILABLE',
  message: `A proxy passed this request on, but ${PRODUCT.name} is configured for none, and would count everybody behind it as one address. Operator: set PROXY_HOPS to the number of your proxies and restart.`,
};

/** Why a request may not be answered here; null when it may. */
export const misroutedBy = (request: IncomingMessage, { thisMachineOnly, hops }: Reach): Refusal | null =>
  thisMachineOnly && !fromThisMachine(request) ? LOCAL_ONLY : hops === 0 && passedOn(request) ? HOPS_UNKNOWN : null;

/**
 * Refuses requests that arrive here by a configuration mistake, and reports it to the operator: one error line in the
 * log per kind, and the message in the response. Only the request itself is refused: anybody can send these headers, so
 * nothing is remembered that could affect others. Returns whether it answered.
 */
export function refuseMisrouted(reach: Reach): (request: IncomingMessage, response: ServerResponse) => boolean {
  const logged = new Set<Refusal>();
  return (request, response) => {
    const refusal = misroutedBy(request, reach);
    if (!refusal) return false;
    if (!logged.has(refusal)) log().error({ status: refusal.status, code: refusal.code }, refusal.message);
    logged.add(refusal);
    const forMachines = request.url?.startsWith('/api/');
    response.writeHead(refusal.status, {
      'content-type': forMachines ? 'application/json' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(
      forMachines
        ? JSON.stringify({ status: 'FAILURE', code: refusal.code, message: refusal.message, requestId: newId('req') })
        : `${refusal.message}\n`,
    );
    return true;
  };
}
