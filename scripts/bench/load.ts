import { Connection } from './connection.ts';
import type { Running } from './running.ts';
import { interleaved, median, percentile } from './statistics.ts';

/** A URL under load. */
export type Target = { server: Running; path: string };
/** `cost`: milliseconds of CPU time a request. */
export type Load = { perSecond: number; cost: number; latencies: number[]; failures: number };
/** `ratio`: throughput against the other side by round; `costRatio`: CPU time against it. */
export type LoadRatio = {
  perSecond: number;
  cost: number;
  p50: number;
  p99: number;
  failures: number;
  ratio: number;
  costRatio: number;
};

/** Duration and rounds of a measurement; `--quick` gives a first impression. */
export type Effort = { rounds: number; seconds: number };

/** Sends requests over the given number of connections, each with one request at a time. */
async function load({ server, path }: Target, connections: number, seconds: number): Promise<Load> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(server.port)));
  const latencies: number[] = [];
  let failures = 0;
  const [start, before] = [performance.now(), server.processor()];
  const end = start + seconds * 1000;
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() < end) {
        const { status, milliseconds } = await connection.get(path);
        latencies.push(milliseconds);
        if (status !== 200) failures += 1;
      }
    }),
  );
  const perSecond = (latencies.length / (performance.now() - start)) * 1000;
  const cost = (server.processor() - before) / latencies.length;
  open.forEach((connection) => connection.close());
  return { perSecond, cost, latencies, failures };
}

/** Loads two URLs in turns and compares the first with the second, after an uncounted warm-up of both. */
export async function compareLoads(
  one: Target,
  other: Target,
  connections: number,
  { rounds, seconds }: Effort,
): Promise<LoadRatio> {
  await load(one, connections, seconds);
  await load(other, connections, seconds / 2);
  const [ones = [], others = []] = await interleaved(rounds, [
    () => load(one, connections, seconds),
    () => load(other, connections, seconds),
  ]);
  const latencies = ones.flatMap((side) => side.latencies);
  return {
    perSecond: median(ones.map((side) => side.perSecond)),
    cost: median(ones.map((side) => side.cost)),
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    failures: [...ones, ...others].reduce((sum, side) => sum + side.failures, 0),
    ratio: median(ones.map((side, round) => side.perSecond / (others[round]?.perSecond ?? NaN))),
    costRatio: median(ones.map((side, round) => side.cost / (others[round]?.cost ?? NaN))),
  };
}
