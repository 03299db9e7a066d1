import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const MS_PER_TICK = 10;

/**
 * Milliseconds of CPU time of a process and everything it started, its database included. Other load on the machine
 * does not lengthen it, unlike elapsed time. NaN where the system does not report it.
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
