import 'server-only';
import type { z } from 'zod';
import { rateLimitOf, type AnyOperation } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { type DigitGrouping, groupingOfCountry } from '#lib/shared/money.ts';
import { database, type Db, publicDatabase } from '../db/connect.ts';
import { inCompany } from '../db/in-company.ts';
import { inGrouping } from '../digit-grouping.ts';
import { inTransaction } from '../db/transaction.ts';
import { log } from '../log.ts';
import type { RequestFacts } from '../request-facts.ts';
import type { AnyCaller, UseCase } from '../use-case.ts';
import { authorise } from './authorise.ts';
import { fileResponse } from './file-response.ts';
import { answerOnce, type IdempotentCall } from './idempotency.ts';
import { networkOf } from './client-network.ts';
import { countRequest } from './rate-limit.ts';
import { parseJson, readText } from './read-body.ts';
import { queryOf, requireJson } from './request-input.ts';
import { failure, success } from './respond.ts';
import { countAnswer } from './metrics-registry.ts';
import { unlistedFields } from './unlisted-fields.ts';
import { validate } from './validate.ts';

const DEFAULT_MAX_BYTES = 64 * 1024;

/**
 * Makes a route handler of an operation and its use case: authorises, parses, runs (in a transaction, once per
 * Idempotency-Key), checks the answer against its schema, and maps errors to the envelope.
 */
export function handle<Op extends AnyOperation>(
  operation: Op,
  useCase: UseCase<Op>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const began = performance.now();
    const requestId = newId('req');
    const response = await answer(operation, useCase, request, requestId).catch((error: unknown) =>
      failure(error, requestId),
    );
    countAnswer(operation.name, response.status, performance.now() - began);
    if (TURNED_AWAY.has(response.status))
      log().info(
        { operation: operation.name, status: response.status, requestId, address: addressOf(request.headers) },
        'turned away',
      );
    return response;
  };
}

/**
 * Refusals worth logging: wrong passwords, stale or forged tokens, too many attempts, and input that our own forms,
 * which use the same schemas, do not send.
 */
const TURNED_AWAY = new Set([400, 401, 403, 413, 415, 429]);

async function answer<Op extends AnyOperation>(
  operation: Op,
  useCase: UseCase<Op>,
  request: Request,
  requestId: string,
): Promise<Response> {
  const caller = await authorise(operation, request.headers);
  const rawBody = operation.method === 'GET' ? '' : await readText(request, operation.maxBytes ?? DEFAULT_MAX_BYTES);
  const facts = factsOf(request, requestId, rawBody);
  const limit = rateLimitOf(operation);
  if (limit && limit !== 'counted by the use case')
    await countRequest(database(), `${operation.name}:${caller?.userId ?? networkOf(facts.address)}`, limit);
  const query: unknown = operation.query ? validate(operation.query, queryOf(request)) : undefined;
  if (operation.body && operation.caller !== 'signature' && rawBody.trim()) requireJson(request.headers);
  const body: unknown = operation.body ? validate(operation.body, rawBody.trim() ? parseJson(rawBody) : {}) : undefined;
  const run = async (db: Db) =>
    checked(operation, await useCase({ db, query, body, caller, request: facts } as Parameters<UseCase<Op>>[0]));
  const data = await inGrouping(groupingFor(caller), () =>
    runOnce(operation, run, idempotentCall(operation, request, caller, facts), caller),
  );
  const response = operation.file
    ? fileResponse(data as Uint8Array<ArrayBuffer>, { path: operation.path, file: operation.file }, requestId)
    : await success(data, requestId);
  facts.answerHeaders.forEach((value, name) => response.headers.append(name, value));
  return response;
}

/** Texts of amounts are grouped as the caller's company reads them. */
const groupingFor = (caller: AnyCaller | null): DigitGrouping =>
  caller && 'countryCode' in caller ? groupingOfCountry(caller.countryCode) : 'thousands';

/**
 * Callers without a company: their operations see no company's rows. Staff see those of one company at a time
 * (`in-company.ts`), or of all to read them only (`across-companies.ts`).
 */
const NO_COMPANY: ReadonlySet<AnyOperation['caller']> = new Set(['consumer', 'event-guest', 'staff']);

async function runOnce(
  operation: AnyOperation,
  run: (db: Db) => Promise<unknown>,
  call: IdempotentCall | null,
  caller: AnyCaller | null,
): Promise<unknown> {
  const mode = operation.transaction ?? (operation.method === 'GET' ? 'none' : 'one');
  const once = (db: Db) => (call && mode !== 'none' ? answerOnce(db, call, run, { alone: mode === 'own' }) : run(db));
  if (mode !== 'own' && caller && 'companyId' in caller) return inCompany(database(), caller.companyId, once);
  const db = NO_COMPANY.has(operation.caller) ? publicDatabase() : database();
  if (mode === 'none') return run(db);
  return mode === 'one' ? inTransaction(db, once) : once(db);
}

/**
 * An answer that does not match its schema, or has a field the schema does not name, is a bug: refused in development
 * and tests.
 */
function checked(operation: AnyOperation, data: unknown): unknown {
  if (operation.file || process.env.NODE_ENV === 'production') return data;
  const schema = operation.response as z.ZodType;
  const result = schema.safeParse(data);
  const unlisted = result.success ? unlistedFields(data, result.data) : [];
  if (result.success && !unlisted.length) return data;
  log().error(
    { operation: operation.name, issues: result.error?.issues.slice(0, 5), unlisted: unlisted.slice(0, 20) },
    'the response does not fit its contract',
  );
  throw new Error(
    `${operation.name}: the response does not fit its contract ${unlisted.slice(0, 20).join(', ')}`.trim(),
  );
}

function idempotentCall(
  operation: AnyOperation,
  { headers, url }: Request,
  caller: AnyCaller | null,
  facts: RequestFacts,
): IdempotentCall | null {
  const key = headers.get('idempotency-key');
  if (!key || !caller || operation.method === 'GET') return null;
  if (key.length > 100) throw new AppError('BAD_REQUEST', 'An Idempotency-Key has at most 100 characters.');
  return { callerId: caller.userId, operation: operation.name, key, query: new URL(url).search, body: facts.rawBody };
}

/** The caller's network address, recorded by the process that holds the socket. */
const addressOf = (headers: Headers): string => headers.get('x-sarai-address') ?? 'unknown';

const factsOf = (request: Request, requestId: string, rawBody: string): RequestFacts => ({
  requestId,
  rawBody,
  headers: request.headers,
  address: addressOf(request.headers),
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
  answerHeaders: new Headers(),
});
