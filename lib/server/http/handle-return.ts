import 'server-only';
import type { z } from 'zod';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { routes } from '#lib/shared/routes.ts';
import { database, type Db } from '../db/connect.ts';
import { log } from '../log.ts';
import { networkOf } from './client-network.ts';
import { countRequest } from './rate-limit.ts';
import { readText } from './read-body.ts';
import { countAnswer } from './metrics-registry.ts';
import { validate } from './validate.ts';

const MAX_BYTES = 8 * 1024;
/** Per network. A payment that is refused here still counts: the gateway reports it by webhook as well. */
const RATE_LIMIT = NETWORK_LIMITS.light;

/**
 * Makes a route handler for a browser that returns from another site by form or link: validates its fields, lets the
 * use case act on them and choose the path to continue at, and redirects there (303, so that a reload posts nothing
 * again). Whatever is refused or fails leads to the person's bookings, never to an empty page.
 */
export function handleReturn<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  useCase: (db: Db, fields: z.output<Schema>) => Promise<string>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const [began, requestId] = [performance.now(), newId('req')];
    const path = await pathFor(request, schema, useCase).catch((error: unknown) => {
      report(error, name, requestId);
      return routes.bookings();
    });
    countAnswer(name, 303, performance.now() - began);
    return goTo(path, requestId);
  };
}

async function pathFor<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  useCase: (db: Db, fields: z.output<Schema>) => Promise<string>,
): Promise<string> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_MOCK) {
    const { pathAfterCheckout } = await import('#mocks/answers/payments.ts'); // `npm run dev:mock` has no database
    return pathAfterCheckout(await fieldsOf(request));
  }
  const fields = validate(schema, await fieldsOf(request));
  await countRequest(
    database(),
    `return:${networkOf(request.headers.get('x-sarai-address') ?? 'unknown')}`,
    RATE_LIMIT,
  );
  return useCase(database(), fields);
}

/** Refused input is logged as a warning with its field names, an unexpected error as an error. */
function report(error: unknown, name: string, requestId: string): void {
  if (error instanceof AppError)
    log().info(
      { operation: name, code: error.code, refused: Object.keys(error.fields ?? {}), requestId },
      'a return from another site was refused',
    );
  else log().error({ operation: name, err: error, requestId }, 'a return from another site failed');
}

async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const text =
    request.method === 'POST' ? await readText(request, MAX_BYTES) : new URL(request.url).search.slice(0, MAX_BYTES);
  return Object.fromEntries(new URLSearchParams(text));
}

const goTo = (path: string, requestId: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', 'x-request-id': requestId },
  });
