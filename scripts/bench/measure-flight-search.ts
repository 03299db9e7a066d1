import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { atMost, milliseconds, note, type Line } from './table.ts';

type Figures = {
  searches: number;
  median: number;
  p99: number;
  itineraries: number;
  mostItineraries: number;
  heapMb: [number, number, number];
  builtMs: number;
  flightsAWeek: number;
  calendarMedian: number;
};

/** Runs `flight-search.ts` in a process and on a database of its own, and reads its figures. */
export function measureFlightSearch(): Line[] {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '' };
  const ran = spawnSync(process.execPath, ['--expose-gc', path.resolve('scripts/bench/flight-search.ts')], {
    encoding: 'utf8',
    env,
  });
  if (ran.status !== 0) throw new Error(`The flight searches failed: ${ran.stderr}`);
  const { searches, median, p99, itineraries, mostItineraries, heapMb, builtMs, flightsAWeek, calendarMedian } =
    JSON.parse(ran.stdout.trim().split('\n').at(-1) ?? '{}') as Figures;
  const [before, , after] = heapMb;
  return [
    atMost(`flight search, processor time, median of ${searches.toLocaleString('en-US')}`, median, 15, milliseconds),
    atMost('the same, 99th percentile', p99, 60, milliseconds),
    atMost('heap after them, against before', after / before, 1.1, (value) => `${value.toFixed(2)} × (${after} MB)`),
    note('itineraries of a search: median, most', `${itineraries}, ${mostItineraries}`),
    note('fare calendar of five weeks, processor time, median', milliseconds(calendarMedian)),
    note(`timetable of ${flightsAWeek.toLocaleString('en-US')} flights, built once a process`, milliseconds(builtMs)),
  ];
}
