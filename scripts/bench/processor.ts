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
    return childrenOf(pid).reduce((sum, child) => sum + (processorTime(child) || 0), (utime + stime) * MS_PER_TICK);
  } catch {
    return NaN;
  }
}

/** Bytes of memory of a process and everything it started, without what shared pages repeat. NaN as above. */
export function residentMemory(pid: number): number {
  try {
    const [kilobytes = NaN] =
      /^Pss:\s+(\d+)/m
        .exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
        ?.slice(1)
        .map(Number) ?? [];
    return childrenOf(pid).reduce((sum, child) => sum + (residentMemory(child) || 0), kilobytes * 1024);
  } catch {
    return NaN;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Milliseconds on the monotonic clock that all processes of this machine share. */
export const sharedClock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;
