import { endpoints as accounts } from '#features/accounts/server/endpoints.ts';
import { endpoints as approvals } from '#features/approvals/server/endpoints.ts';
import { endpoints as assistant } from '#features/assistant/server/endpoints.ts';
import { endpoints as blogs } from '#features/blogs/server/endpoints.ts';
import { endpoints as bookings } from '#features/bookings/server/endpoints.ts';
import { returnFromCheckout } from '#features/bookings/server/index.ts';
import { endpoints as budgets } from '#features/budgets/server/endpoints.ts';
import { endpoints as cart } from '#features/cart/server/endpoints.ts';
import { endpoints as companies } from '#features/companies/server/endpoints.ts';
import { endpoints as currencies } from '#features/currencies/server/endpoints.ts';
import { endpoints as desk } from '#features/desk/server/endpoints.ts';
import { endpoints as documents } from '#features/documents/server/endpoints.ts';
import { endpoints as emailDelivery } from '#features/email-delivery/server/endpoints.ts';
import { endpoints as events } from '#features/events/server/endpoints.ts';
import { endpoints as flights } from '#features/flights/server/endpoints.ts';
import { endpoints as hotels } from '#features/hotels/server/endpoints.ts';
import { endpoints as identity } from '#features/identity/server/endpoints.ts';
import { endpoints as notifications } from '#features/notifications/server/endpoints.ts';
import { endpoints as packages } from '#features/packages/server/endpoints.ts';
import { endpoints as payments } from '#features/payments/server/endpoints.ts';
import { checkoutReturn } from '#features/payments/server/index.ts';
import { endpoints as places } from '#features/places/server/endpoints.ts';
import { endpoints as policy } from '#features/policy/server/endpoints.ts';
import { endpoints as guestReviews } from '#features/guest-reviews/server/endpoints.ts';
import { endpoints as saved } from '#features/saved/server/endpoints.ts';
import { endpoints as support } from '#features/support/server/endpoints.ts';
import { endpoints as transport } from '#features/transport/server/endpoints.ts';
import { endpoints as push } from '#features/push/server/endpoints.ts';
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

/** Every operation with its use case. The contracts alone, for code that needs no server, are in `operations.ts`. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  approvals,
  assistant,
  blogs,
  bookings,
  budgets,
  cart,
  companies,
  currencies,
  desk,
  documents,
  emailDelivery,
  events,
  flights,
  hotels,
  identity,
  notifications,
  packages,
  payments,
  places,
  policy,
  transport,
  support,
  push,
  travellers,
  saved,
  guestReviews,
].flat();

type Handlers = Partial<Record<string, Handler>>;

const comeBackFromCheckout = handleReturn('payments.callback', checkoutReturn, returnFromCheckout);

/** Paths that are not operations of a contract. */
const OTHERS: Record<string, Handlers> = {
  '/api/health': { GET: answerHealth },
  '/api/ready': { GET: answerReadiness },
  '/api/metrics': { GET: answerMetrics },
  '/api/openapi.json': {
    GET: () => Response.json(openApiDocument(operations), { headers: { 'cache-control': 'public, max-age=300' } }),
  },
  // a form posted by the gateway's page, answered with a redirect
  '/api/payments/callback': { GET: comeBackFromCheckout, POST: comeBackFromCheckout },
};

const handlersAt = new Map<string, Handlers>(Object.entries(OTHERS));
for (const { operation, handler } of endpoints)
  handlersAt.set(operation.path, { ...handlersAt.get(operation.path), [operation.method]: handler });

/** The handler of a method and path of the API; undefined without one. */
export const handlerFor = (method: string, path: string): Handler | undefined => handlersAt.get(path)?.[method];

/**
 * Answers a request of the API: an unknown path with NOT_FOUND, an unsupported method with METHOD_NOT_ALLOWED, both in
 * the envelope (7.22).
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
