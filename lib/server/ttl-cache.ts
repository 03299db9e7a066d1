import 'server-only';
import type { Db } from './db/connect.ts';

const MOST_KEPT = 200;
const forgetters: (() => void)[] = [];

/** A read whose answer this process keeps for a while, by key; `forget` drops what is kept. */
export type CachedRead<Key, Answer> = ((db: Db, key: Key) => Promise<Answer>) & { forget: () => void };

/**
 * Keeps a read's answers for `milliseconds`, sharing one that is still under way. For contract content that changes
 * rarely; never for prices or stock. What failed is not kept; beyond 200 keys the oldest goes.
 */
export function cacheFor<Key, Answer>(
  milliseconds: number,
  read: (db: Db, key: Key) => Promise<Answer>,
): CachedRead<Key, Answer> {
  const kept = new Map<Key, { until: number; answer: Promise<Answer> }>();
  const keptRead = (db: Db, key: Key): Promise<Answer> => {
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.answer;
    kept.delete(key);
    const answer = read(db, key);
    kept.set(key, { until: performance.now() + milliseconds, answer });
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  const forget = () => kept.clear();
  forgetters.push(forget);
  return Object.assign(keptRead, { forget });
}

/** Drops what every read of this process keeps: its database is another one from now on. */
export const invalidateAllCaches = (): void => forgetters.forEach((forget) => forget());
