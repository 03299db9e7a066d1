/**
 * `node scripts/bench/policy-verdict.ts`: 1,000 options judged for 20 travellers with 20 different policies, with the
 * smallest change for each option outside. QUALITY asks for 50 ms. Hotels and flights; median and worst of 30 searches.
 */
import '../server-modules.mjs';
import { judgeListing } from '../../features/policy/rules/listing-verdicts.ts';
import { smallestChange } from '../../features/policy/rules/smallest-change.ts';
import { benchFlights, benchPolicies, benchStays, BENCH_DAY } from './policy-options.ts';
import { median, percentile } from './statistics.ts';
import { atMost, milliseconds, note, printTable } from './table.ts';

const [OPTIONS, TRAVELLERS, ROUNDS] = [1000, 20, 30];
const policies = benchPolicies(TRAVELLERS);
const circumstances = { bookedOn: BENCH_DAY };

const lines = [benchStays(OPTIONS), benchFlights(OPTIONS)].flatMap((options) => {
  const name = options[0]?.mode === 'hotel' ? 'stays' : 'return flights';
  const run = () => judgeListing(policies, options, circumstances);
  const times = Array.from({ length: ROUNDS }, () => {
    const since = performance.now();
    run();
    return performance.now() - since;
  });
  const listed = run();
  const inside = listed.filter(({ inPolicy }) => inPolicy).length;
  const changed = listed.filter(({ change }) => change).length;
  const outside = options.find((_, index) => !listed[index]?.inPolicy);
  const since = performance.now();
  if (outside) smallestChange(policies, outside, options, circumstances);
  return [
    atMost(`${OPTIONS} ${name} × ${TRAVELLERS} travellers, the first time`, times[0] ?? NaN, 50, milliseconds),
    atMost(`${OPTIONS} ${name} × ${TRAVELLERS} travellers, median`, median(times), 50, milliseconds),
    atMost(`${OPTIONS} ${name} × ${TRAVELLERS} travellers, worst but the first`, percentile(times.slice(1), 100), 50, milliseconds),
    note(`${name}: inside for everyone, and outside with a change that brings them in`, `${inside}, ${changed}`),
    note(`${name}: the smallest change of one option alone`, milliseconds(performance.now() - since)),
  ];
});

printTable(lines);
process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
