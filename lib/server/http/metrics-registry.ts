import 'server-only';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { VERSION } from '#lib/shared/product.ts';
import { backgroundDatabase, database, publicDatabase } from '../db/connect.ts';

/**
 * The metric of this name in the one registry of the process: the server and Next's build load this module separately.
 */
const once = <Metric>(name: string, create: () => Metric): Metric =>
  (register.getSingleMetric(name) as Metric | undefined) ?? create();

const answers = once(
  'sarai_requests_total',
  () =>
    new Counter({
      name: 'sarai_requests_total',
      help: 'Answers of the API by operation and HTTP status.',
      labelNames: ['operation', 'status'],
    }),
);
const durations = once(
  'sarai_request_seconds',
  () =>
    new Histogram({
      name: 'sarai_request_seconds',
      help: 'Time from a request of the API to its answer, by operation.',
      labelNames: ['operation'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    }),
);

/**
 * Who answered a request: `file` a brotli file of the build, `api` the fast path, `shared` a coalesced render, `next`
 * Next.
 */
export type Handler = 'file' | 'api' | 'shared' | 'next';

const handled = once(
  'sarai_answered_total',
  () =>
    new Counter({
      name: 'sarai_answered_total',
      help: 'Requests by what answered them: a file, the API ahead of Next, a page shared with others, or Next.',
      labelNames: ['way'],
    }),
);

once('sarai_database_connections', () => {
  const pools = () => [database(), publicDatabase(), backgroundDatabase()].map(({ $client }) => $client);
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools().reduce((total, pool) => total + pool[count], 0);
  new Gauge({
    name: 'sarai_database_connections_max',
    help: 'Most connections this process opens, in all its pools.',
    collect() {
      this.set(pools().reduce((total, { options }) => total + options.max, 0));
    },
  });
  new Gauge({
    name: 'sarai_database_waiting',
    help: 'Queries waiting for a connection.',
    collect() {
      this.set(sum('waitingCount'));
    },
  });
  return new Gauge({
    name: 'sarai_database_connections',
    help: 'Connections of all pools by state.',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'busy' }, sum('totalCount') - sum('idleCount'));
      this.set({ state: 'idle' }, sum('idleCount'));
    },
  });
});

once('sarai_info', () => {
  collectDefaultMetrics();
  const info = new Gauge({
    name: 'sarai_info',
    help: 'Versions of the product and of Node.',
    labelNames: ['version', 'node'],
  });
  info.set({ version: VERSION, node: process.version }, 1);
  return info;
});

/** Counts an API answer and its duration in milliseconds. */
export function countAnswer(operation: string, status: number, milliseconds: number): void {
  answers.inc({ operation, status });
  durations.observe({ operation }, milliseconds / 1000);
}

/** Counts a request by who answers it. */
export const countHandler = (handler: Handler): void => handled.inc({ way: handler });

/** All metrics of this process in Prometheus' text format, and its media type. */
export const readMetrics = async (): Promise<{ text: string; contentType: string }> => ({
  text: await register.metrics(),
  contentType: register.contentType,
});
