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
