import 'server-only';
import { log } from '#lib/server/log.ts';
import { AppError } from '#lib/shared/errors.ts';

/** How long a person waits for a supplier; a later answer is looked up. */
const SUPPLIER_TIMEOUT_MS = 20_000;

/** A read-only call to a supplier. Throws SUPPLIER_UNAVAILABLE on a timeout. */
export async function answerInTime<Answer>(ask: Promise<Answer>, seller = 'hotel'): Promise<Answer> {
  const answer = await settled(ask);
  if (answer !== NO_ANSWER) return answer;
  throw new AppError(
    'SUPPLIER_UNAVAILABLE',
    `The ${seller}’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.`,
  );
}

/** A call that may have booked something: a timeout is an unknown outcome, never a failure. */
export async function outcomeOf<Outcome extends { outcome: string }>(
  ask: Promise<Outcome>,
): Promise<Outcome | { outcome: 'unknown' }> {
  const answer = await settled(ask);
  return answer === NO_ANSWER ? { outcome: 'unknown' } : answer;
}

const NO_ANSWER = Symbol('no answer');

async function settled<Answer>(ask: Promise<Answer>): Promise<Answer | typeof NO_ANSWER> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof NO_ANSWER>(
    (resolve) => (timer = setTimeout(() => resolve(NO_ANSWER), SUPPLIER_TIMEOUT_MS)),
  );
  try {
    return await Promise.race([ask, patience]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log().warn({ err: error }, 'the supplier did not answer');
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}
