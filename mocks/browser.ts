import { delay, http, HttpResponse, type AnyHandler, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { answerMock, mocked } from './answer-mock.ts';
import { keepMemory } from './memory/memory.ts';
import { leaveOpenPayments } from './memory/settle.ts';
import { hubHandlers, tellConnected } from './realtime/mock-hub.ts';
import { waitOf } from './wait.ts';
import { WORKER, workerInCharge } from './worker-in-charge.ts';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/**
 * Starts the service worker that answers every operation in the browser. Resolves once the worker controls the page.
 */
export async function startMockApi(): Promise<void> {
  if (!location.pathname.startsWith('/gateway/')) {
    leaveOpenPayments(new Date());
    keepMemory();
  }
  /** Requests that the worker answers. All others go to the network: pages, posters, Next's own files. */
  const handlers: AnyHandler[] = [...mocked.map(({ operation }) => handlerOf(operation)), ...hubHandlers()];
  await workerInCharge();
  await setupWorker(...handlers).start({ serviceWorker: { url: WORKER }, onUnhandledFrame: 'bypass', quiet: true });
}

const handlerOf = (operation: AnyOperation): HttpHandler =>
  http[METHODS[operation.method]](`*${operation.path}`, async ({ request }) => {
    const requestId = newId('req');
    try {
      const call = {
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: await bodyOf(request),
        token: request.headers.get('authorization')?.split(' ')[1],
        key: request.headers.get('idempotency-key'),
      };
      await delay(waitOf(operation, call));
      const data: unknown = await answerMock(operation, call);
      if (operation.method !== 'GET') tellConnected();
      return operation.file
        ? HttpResponse.arrayBuffer((data as Uint8Array<ArrayBuffer>).slice().buffer, {
            headers: { 'content-type': operation.file },
          })
        : HttpResponse.json({ status: 'SUCCESS', data });
    } catch (error) {
      return refusal(error, requestId);
    }
  });

async function bodyOf(request: Request): Promise<unknown> {
  const text = request.method === 'GET' ? '' : await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

function refusal(error: unknown, requestId: string): HttpResponse<Failure> {
  if (!(error instanceof AppError)) console.error('The mock failed.', error);
  const { code, message, fields, details, status } =
    error instanceof AppError ? error : new AppError('INTERNAL', 'The mock failed; the console says why.');
  return HttpResponse.json({ status: 'FAILURE', code, message, fields, details, requestId }, { status });
}
