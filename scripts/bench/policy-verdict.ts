/**
 * `node scripts/bench/policy-verdict.ts`: 1,000 options evaluated for 20 travellers with 20 different policies, with
 * the smallest change for each option outside: at most 50 ms of CPU time, which other load on the machine does not
 * lengthen; elapsed time is printed beside it. Stays and return flights, 30 searches each.
 */
import '../server-modules.mjs';
import { evaluateListing } from '../../features/policy/rules/listing-verdicts.ts';
import { smallestChange } from '../../features/policy/rules/smallest-change.ts';
import { benchFlights, benchPolicies, benchStays, BENCH_DAY } from './policy-options.ts';
import { median } from './statistics.ts';
import { atMost, milliseconds, note, printTable, type Line } from './table.ts';

const [OPTIONS, TRAVELLERS, ROUNDS] = [1000, 20, 30];
const policies = benchPolicies(TRAVELLERS);
const circumstances = { bookedOn: BENCH_DAY };

/** Lines of the table. */
export function measurePolicyVerdict(): Line[] {
  return [benchStays(OPTIONS), benchFlights(OPTIONS)].flatMap((options) => {
    const name = options[0]?.mode === 'hotel' ? 'stays' : 'return flights';
    const run = () => evaluateListing(policies, options, circumstances);
    const runs = Array.from({ length: ROUNDS }, () => {
      const [since, before] = [performance.now(), process.cpuUsage()];
      run();
      return { clock: performance.now() - since, processor: process.cpuUsage(before).user / 1000 };
    });
    const listed = run();
    const inside = listed.filter(({ inPolicy }) => inPolicy).length;
    const changed = listed.filter(({ change }) => change).length;
    const outside = options.find((_, index) => !listed[index]?.inPolicy);
    const since = performance.now();
    if (outside) smallestChange(policies, outside, options, circumstances);
    return [
      atMost(
        `${OPTIONS} ${name} × ${TRAVELLERS} travellers, median`,
        median(runs.map(({ processor }) => processor)),
        50,
        milliseconds,
      ),
      note(
        `${name}: median and worst on the clock`,
        `${milliseconds(median(runs.map(({ clock }) => clock)))}, ${milliseconds(Math.max(...runs.map(({ clock }) => clock)))}`,
      ),
      note(
        `${name}: the very first, before JIT compilation`,
        `${milliseconds(runs[0]?.processor ?? NaN)}, on the clock ${milliseconds(runs[0]?.clock ?? NaN)}`,
      ),
      note(`${name}: inside for everyone, and outside with a change that brings them in`, `${inside}, ${changed}`),
      note(`${name}: the smallest change of one option alone`, milliseconds(performance.now() - since)),
    ];
  });
}

if (import.meta.main) {
  const lines = measurePolicyVerdict();
  printTable(lines);
  process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
}
