import 'server-only';
import type { AnyOperation, QueryInput, ResponseOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicDatabase } from '../db/connect.ts';
import { inEnglish } from '../language.ts';
import { log } from '../log.ts';
import type { UseCase } from '../use-case.ts';
import { validate } from './validate.ts';

/**
 * A public read from a server component: the same operation and use case as over HTTP, without a request. Throws the
 * same AppErrors (INVALID_INPUT with fields, NOT_FOUND), which the page turns into text. An unexpected error is logged
 * here and thrown on without its details, because Next prints what a page throws, including the values of a failed
 * query.
 */
export async function read<Op extends AnyOperation>(
  operation: Op,
  useCase: UseCase<Op>,
  query: QueryInput<Op>,
): Promise<ResponseOf<Op>> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_MOCK) {
    const { answerMock } = await import('#mocks/answer-mock.ts'); // `npm run dev:mock` has no database
    return answerMock(operation, { query });
  }
  const parsed: unknown = operation.query ? validate(operation.query, query) : undefined;
  const request = {
    requestId: newId('req'),
    address: 'page',
    userAgent: '',
    headers: new Headers(),
    rawBody: '',
    answerHeaders: new Headers(),
  };
  try {
    return await inEnglish(() =>
      useCase({
        db: publicDatabase(),
        query: parsed,
        body: undefined,
        caller: null,
        request,
      } as unknown as Parameters<UseCase<Op>>[0]),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    log().error({ operation: operation.name, err: error, requestId: request.requestId }, 'a page could not be read');
    throw new Error(`${operation.name} failed (${request.requestId}).`);
  }
}

/** The same for one thing by its address: null where the caller may not see it, or the address is malformed. */
export const find = <Op extends AnyOperation>(...asked: Parameters<typeof read<Op>>): Promise<ResponseOf<Op> | null> =>
  read<Op>(...asked).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  });
