import { Connection } from './connection.ts';
import { compareLoads, type Effort } from './load.ts';
import { run, type Running } from './running.ts';
import { atLeast, atMost, kilobytes, note, perSecond, times, type Line } from './table.ts';

const CONNECTIONS = 20;
const LEAST_PER_SECOND = 250;

/** Pages at 20 connections, against a bare `node:http` server that sends as many bytes. */
export async function measurePublicPages(sarai: Running, pages: Record<string, string>, effort: Effort): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const bytes = await sizeOf(sarai.port, path);
    const raw = await run(() => ['scripts/bench/raw-server.ts', String(bytes)], {}, '/');
    try {
      const page = await compareLoads({ port: sarai.port, path }, { port: raw.port, path: '/' }, CONNECTIONS, effort);
      lines.push(
        atLeast(`${name}, ${CONNECTIONS} connections`, page.perSecond, LEAST_PER_SECOND, perSecond),
        atMost(`${name}, p99 / p50`, page.p99 / page.p50, 5, times),
        note(`${name} / raw server with the same ${kilobytes(bytes)}`, `${page.ratio.toFixed(3)} ×, ${page.failures} failed`),
      );
    } finally {
      await raw.stop();
    }
  }
  return lines;
}

async function sizeOf(port: number, path: string): Promise<number> {
  const connection = await Connection.open(port);
  const { status, bytes } = await connection.get(path);
  connection.close();
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return bytes;
}
