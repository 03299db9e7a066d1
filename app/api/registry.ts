import { endpoints as accounts } from '#features/accounts/server/endpoints.ts';
import { endpoints as approvals } from '#features/approvals/server/endpoints.ts';
import { endpoints as bookings } from '#features/bookings/server/endpoints.ts';
import { returnFromCheckout } from '#features/bookings/server/index.ts';
import { endpoints as companies } from '#features/companies/server/endpoints.ts';
import { endpoints as documents } from '#features/documents/server/endpoints.ts';
import { endpoints as events } from '#features/events/server/endpoints.ts';
import { endpoints as flights } from '#features/flights/server/endpoints.ts';
import { endpoints as hotels } from '#features/hotels/server/endpoints.ts';
import { endpoints as identity } from '#features/identity/server/endpoints.ts';
import { endpoints as payments } from '#features/payments/server/endpoints.ts';
import { checkoutReturn } from '#features/payments/server/index.ts';
import { endpoints as places } from '#features/places/server/endpoints.ts';
import { endpoints as policy } from '#features/policy/server/endpoints.ts';
import { endpoints as travellers } from '#features/travellers/server/endpoints.ts';
import type { Endpoint, Handler } from '#lib/server/http/endpoint.ts';
import { handleReturn } from '#lib/server/http/handle-return.ts';
import { answerHealth } from '#lib/server/http/health.ts';
import { answerMetrics } from '#lib/server/http/metrics.ts';
import { openApiDocument } from '#lib/server/http/openapi.ts';
import { answerReadiness } from '#lib/server/http/readiness.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { failure } from '#lib/server/http/respond.ts';
import { operations } from './operations.ts';

/** Every operation that the product answers. The contracts alone, for what needs no server, are in `operations.ts`. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  approvals,
  bookings,
  companies,
  documents,
  events,
  flights,
  hotels,
  identity,
  payments,
  places,
  policy,
  travellers,
].flat();

type Handlers = Partial<Record<string, Handler>>;

const comeBackFromCheckout = handleReturn('payments.callback', checkoutReturn, returnFromCheckout);

/** Addresses that are no operation of a contract. */
const OTHERS: Record<string, Handlers> = {
  '/api/health': { GET: answerHealth },
  '/api/ready': { GET: answerReadiness },
  '/api/metrics': { GET: answerMetrics },
  '/api/openapi.json': {
    GET: () => Response.json(openApiDocument(operations), { headers: { 'cache-control': 'public, max-age=300' } }),
  },
  // a browser's form from the gateway, answered with a redirect
  '/api/payments/callback': { GET: comeBackFromCheckout, POST: comeBackFromCheckout },
};

const handlersAt = new Map<string, Handlers>(Object.entries(OTHERS));
for (const { operation, handler } of endpoints)
  handlersAt.set(operation.path, { ...handlersAt.get(operation.path), [operation.method]: handler });

/** What answers a method at a path of the API; undefined where nothing does. */
export const handlerFor = (method: string, path: string): Handler | undefined => handlersAt.get(path)?.[method];

/**
 * Answers a request of the API, whatever it asks for: an address that is none with NOT_FOUND, a method that is not there
 * with METHOD_NOT_ALLOWED, both in the envelope (7.22).
 */
export async function dispatch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const handlers = handlersAt.get(pathname);
  if (!handlers)
    return failure(new AppError('NOT_FOUND', 'There is nothing at this address of the API.'), newId('req'));
  const allow = ['OPTIONS', ...Object.keys(handlers)].join(', ');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const handler = handlers[request.method === 'HEAD' ? 'GET' : request.method];
  if (handler) return handler(request);
  const refused = failure(new AppError('METHOD_NOT_ALLOWED', `Here the API takes ${allow}.`), newId('req'));
  refused.headers.set('allow', allow);
  return refused;
}
