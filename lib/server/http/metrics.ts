import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { VERSION } from '#lib/shared/product.ts';
import { backgroundDatabase, database, publicDatabase } from '../db/connect.ts';
import { env } from '../env.ts';
import { isFromThisMachine } from './client-address.ts';
import { failure } from './respond.ts';
import { traffic, ways } from './traffic.ts';

type Sample = [labels: Record<string, string | number>, value: number];
type Metric = { name: string; type: 'counter' | 'gauge'; help: string; samples: Sample[] };

const holder = globalThis as { saraiLag?: ReturnType<typeof monitorEventLoopDelay> };

/** Figures of this process in Prometheus' text format. From this machine, or with METRICS_TOKEN once that is set. */
export async function answerMetrics(request: Request): Promise<Response> {
  try {
    mayRead(request.headers);
    const text = [...requests(), ...pool(), ...process_(), ...eventLoop()].map(written).join('');
    return new Response(text, {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
  } catch (error) {
    return failure(error, newId('req'));
  }
}

function mayRead(headers: Headers): void {
  const token = env().METRICS_TOKEN;
  if (token) {
    const given = headers.get('authorization') ?? '';
    const digest = (text: string) => createHash('sha256').update(text).digest();
    if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`)))
      throw new AppError('UNAUTHENTICATED', 'Metrics need METRICS_TOKEN as bearer token.');
    return;
  }
  if (!isFromThisMachine(headers))
    throw new AppError(
      'FORBIDDEN',
      'Metrics are read on the machine itself. Set METRICS_TOKEN to read them from elsewhere.',
    );
}

function requests(): Metric[] {
  const samples = (value: 'count' | 'seconds') =>
    [...traffic().values()].map(({ operation, status, ...totals }): Sample => [{ operation, status }, totals[value]]);
  return [
    {
      name: 'sarai_requests_total',
      type: 'counter',
      help: 'Answers of the API by operation and HTTP status.',
      samples: samples('count'),
    },
    {
      name: 'sarai_request_seconds_total',
      type: 'counter',
      help: 'Time spent on those answers.',
      samples: samples('seconds'),
    },
    {
      name: 'sarai_answered_total',
      type: 'counter',
      help: 'Requests by the way they were answered: a file, the API ahead of Next, a page shared with others, or Next.',
      samples: Object.entries(ways()).map(([way, count]): Sample => [{ way }, count]),
    },
  ];
}

function pool(): Metric[] {
  const pools = [database(), publicDatabase(), backgroundDatabase()].map(({ $client }) => $client);
  const sumOf = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((sum, pool) => sum + pool[count], 0);
  const [totalCount, idleCount, waitingCount] = [sumOf('totalCount'), sumOf('idleCount'), sumOf('waitingCount')];
  const connections: Sample[] = [
    [{ state: 'busy' }, totalCount - idleCount],
    [{ state: 'idle' }, idleCount],
  ];
  return [
    {
      name: 'sarai_database_connections',
      type: 'gauge',
      help: 'Connections of all pools by state.',
      samples: connections,
    },
    {
      name: 'sarai_database_connections_max',
      type: 'gauge',
      help: 'Most connections this process opens, in all its pools.',
      samples: [[{}, pools.reduce((sum, { options }) => sum + options.max, 0)]],
    },
    {
      name: 'sarai_database_waiting',
      type: 'gauge',
      help: 'Queries waiting for a connection.',
      samples: [[{}, waitingCount]],
    },
  ];
}

function process_(): Metric[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return [
    {
      name: 'sarai_info',
      type: 'gauge',
      help: 'Versions of the product and of Node.',
      samples: [[{ version: VERSION, node: process.version }, 1]],
    },
    {
      name: 'process_start_time_seconds',
      type: 'gauge',
      help: 'When the process began, in seconds since 1970.',
      samples: [[{}, Math.round(Date.now() / 1000 - process.uptime())]],
    },
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'CPU time of the process.',
      samples: [
        [{ mode: 'user' }, userCPUTime / 1e6],
        [{ mode: 'system' }, systemCPUTime / 1e6],
      ],
    },
    { name: 'process_resident_memory_bytes', type: 'gauge', help: 'Resident memory.', samples: [[{}, rss]] },
    {
      name: 'nodejs_memory_bytes',
      type: 'gauge',
      help: 'Memory of the JavaScript heap, and outside it.',
      samples: [
        [{ kind: 'heap_used' }, heapUsed],
        [{ kind: 'heap_total' }, heapTotal],
        [{ kind: 'external' }, external],
      ],
    },
  ];
}

/** Measured between one reading and the next, from the first beat after a reading on (20 ms); the first reading begins it. */
function eventLoop(): Metric[] {
  const lag = (holder.saraiLag ??= monitorEventLoopDelay({ resolution: 20 }));
  const running = !lag.enable();
  const quantiles: Sample[] =
    running && lag.count > 0
      ? [50, 99, 100].map((percent) => [{ quantile: percent / 100 }, lag.percentile(percent) / 1e9])
      : [];
  lag.reset();
  return [
    {
      name: 'nodejs_eventloop_lag_seconds',
      type: 'gauge',
      help: 'How late the event loop was since the last reading.',
      samples: quantiles,
    },
  ];
}

const written = ({ name, type, help, samples }: Metric): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map(([labels, value]) => `${name}${labelText(labels)} ${value}\n`).join('')}`;

function labelText(labels: Record<string, string | number>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${String(value).replace(/["\\\n]/g, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`))}"`,
  );
  return pairs.length ? `{${pairs.join(',')}}` : '';
}
