import 'server-only';

/** What was answered since the process began: how often, by operation and status, and how long it took in all. */
export type Traffic = Map<string, { operation: string; status: number; count: number; seconds: number }>;

const holder = globalThis as { saraiTraffic?: Traffic };

export const traffic = (): Traffic => (holder.saraiTraffic ??= new Map() as Traffic);

/** Counts one answer. Two additions: this stands on the way of every request. */
export function countAnswer(operation: string, status: number, milliseconds: number): void {
  const key = `${operation} ${status}`;
  const known = traffic().get(key);
  if (known) {
    known.count += 1;
    known.seconds += milliseconds / 1000;
  } else traffic().set(key, { operation, status, count: 1, seconds: milliseconds / 1000 });
}

/** In which way a request is answered: `file` from its brotli copy, `api` ahead of Next, `shared` with a page rendered for somebody else, `next` by Next. */
export type Way = 'file' | 'api' | 'shared' | 'next';

const kept = globalThis as { saraiWays?: Record<Way, number> };

/** How often each way was taken since the process began. */
export const ways = (): Record<Way, number> => (kept.saraiWays ??= { file: 0, api: 0, shared: 0, next: 0 });

/** Counts one request where its way is decided. */
export const countWay = (way: Way): void => void (ways()[way] += 1);
