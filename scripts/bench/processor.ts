import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const MS_PER_TICK = 10;

/**
 * Milliseconds that the processors have worked for a process and all it started, the database among them. Neighbours on
 * the machine do not lengthen it, as they do the time on the clock. NaN where the system does not tell.
 */
export function processorTime(pid: number): number {
  try {
    const [utime = NaN, stime = NaN] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
    return children.reduce((sum, child) => sum + (processorTime(child) || 0), (utime + stime) * MS_PER_TICK);
  } catch {
    return NaN;
  }
}
