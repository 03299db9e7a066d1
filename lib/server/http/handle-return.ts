import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import { routes } from '#lib/shared/routes.ts';
import { database, type Db } from '../db/connect.ts';
import { log } from '../log.ts';
import { readText } from './read-body.ts';

const MAX_BYTES = 16 * 1024;

/**
 * Makes a route handler for a browser that comes back from another site by form or link: reads its fields, lets the
 * use case act on them and name the path to go on to, and sends the browser there (303, so that a reload posts nothing
 * again). A person is never left on an empty page: what fails is logged and leads to their bookings.
 */
export function handleReturn(useCase: (db: Db, fields: Record<string, string>) => Promise<string>): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = newId('req');
    try {
      if (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_MOCK) {
        const { pathAfterCheckout } = await import('#tests/mocks/answers/payments.ts'); // `npm run dev:mock`: no database
        return goTo(pathAfterCheckout(await fieldsOf(request)), requestId);
      }
      return goTo(await useCase(database(), await fieldsOf(request)), requestId);
    } catch (error) {
      log().error({ err: error, requestId }, 'a return from another site failed');
      return goTo(routes.bookings(), requestId);
    }
  };
}

async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const text = request.method === 'POST' ? await readText(request, MAX_BYTES) : new URL(request.url).search;
  return Object.fromEntries(new URLSearchParams(text));
}

const goTo = (path: string, requestId: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store', 'x-request-id': requestId } });
