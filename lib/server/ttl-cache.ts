import 'server-only';
import type { Db } from './db/connect.ts';

const MOST_ENTRIES = 200;
const caches: { invalidate: () => void }[] = [];

/** A cached read; `invalidate` drops its answers. */
export type CachedRead<Key, Answer> = ((db: Db, key: Key) => Promise<Answer>) & { invalidate: () => void };

/**
 * Caches a read's answers for `milliseconds`, sharing one in progress. For contract content that changes rarely; never
 * for prices or stock. Errors are not cached; above 200 keys the oldest is dropped.
 */
export function cacheFor<Key, Answer>(
  milliseconds: number,
  read: (db: Db, key: Key) => Promise<Answer>,
): CachedRead<Key, Answer> {
  const entries = new Map<Key, { until: number; answer: Promise<Answer> }>();
  const cachedRead = (db: Db, key: Key): Promise<Answer> => {
    const known = entries.get(key);
    if (known && known.until > performance.now()) return known.answer;
    entries.delete(key);
    const answer = read(db, key);
    entries.set(key, { until: performance.now() + milliseconds, answer });
    answer.catch(() => entries.get(key)?.answer === answer && entries.delete(key));
    const [oldest] = entries.keys();
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return answer;
  };
  const cache = { invalidate: () => entries.clear() };
  caches.push(cache);
  return Object.assign(cachedRead, cache);
}

/** Drops the caches of every read of this process: its database is another one from now on. */
export const invalidateAllCaches = (): void => caches.forEach(({ invalidate }) => invalidate());
