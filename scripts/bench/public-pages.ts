import { Connection } from './connection.ts';
import { compareLoads, type Effort } from './load.ts';
import { BARE_ROUTE } from './our-layer.ts';
import type { Running } from './running.ts';
import { atLeast, atMost, kilobytes, milliseconds, note, perSecond, times, type Line } from './table.ts';

const CONNECTIONS = 20;
/** 250 requests a second where a bare Next route answers 1,300. */
const LEAST_SHARE = 250 / 1300;

/** Pages at 20 connections, in turns with a bare Next route. */
export async function measurePublicPages(
  sarai: Running,
  yardstick: Running,
  pages: Record<string, string>,
  effort: Effort,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const bytes = await sizeOf(sarai.port, path);
    const page = await compareLoads(
      { server: sarai, path },
      { server: yardstick, path: BARE_ROUTE },
      CONNECTIONS,
      effort,
    );
    lines.push(
      atLeast(`${name} / bare Next route, ${CONNECTIONS} connections`, page.ratio, LEAST_SHARE, times),
      note('the same, processor time a request', `${times(page.costRatio)}, ${milliseconds(page.cost)}`),
      atMost(`${name}, p99 / p50`, page.p99 / page.p50, 5, times),
      note(`${name}, ${kilobytes(bytes)} of HTML`, `${perSecond(page.perSecond)}, ${page.failures} failed`),
    );
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
