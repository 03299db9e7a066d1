import type { GrowingText } from './hostile-texts.ts';

/** The processor time of this thread that some work takes, in ms: what others do on the machine does not count. */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** An exponential expression shows itself on these; each costs it 8 to 16 times as much as the one before. */
const SHORT = [12, 16, 20, 24, 28, 32];
/** At the last length a linear expression takes less than a millisecond, a quadratic one far more than `SOON_MS`. */
const LONG = [500, 4000, 32_000];
const SOON_MS = 8;
/** Twice the text takes twice the time of a linear expression, and four times that of a quadratic one. */
const MOST_A_DOUBLING = 2.5;
const TRIES = 4;
/** A busy machine may spoil a comparison: a superlinear expression needs only one of these to show itself. */
const ROUNDS = 10;

/**
 * The text on which an expression takes more than linear time; null where there is none. Compares doublings of the
 * length, each by the shortest of several runs, in processor time, so that a busy machine changes nothing.
 */
export function superlinearOn(expression: RegExp, texts: readonly GrowingText[]): string | null {
  const search = (text: string) => {
    expression.lastIndex = 0;
    if (expression.global) text.replace(expression, '');
    else expression.test(text);
  };
  const onceMs = (text: string) => cpuMs(() => search(text));
  const shortestMs = (text: string, tries = TRIES) => Math.min(...Array.from({ length: tries }, () => onceMs(text)));

  const isSlow = (text: string) => onceMs(text) > SOON_MS && shortestMs(text) > SOON_MS;
  const grows = (text: GrowingText): boolean => {
    if (SHORT.some((length) => isSlow(text.at(length)))) return true; // exponential: a longer text would never end
    const length = LONG.find((candidate) => isSlow(text.at(candidate)));
    const [half, whole] = [text.at((length ?? 0) / 2), text.at(length ?? 0)];
    return (
      length !== undefined &&
      Array.from({ length: ROUNDS }).some(() => shortestMs(whole) / shortestMs(half) > MOST_A_DOUBLING)
    );
  };
  return texts.find(grows)?.name ?? null;
}
