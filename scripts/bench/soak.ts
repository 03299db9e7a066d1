import { Connection } from './connection.ts';
import type { Running } from './running.ts';
import { atMost, note, times, type Line } from './table.ts';

const CONNECTIONS = 8;
const MB = 2 ** 20;

type Memory = { heap: number; resident: number };

/**
 * Repeats the same pages and calls: memory must level out. The smallest heap of the last quarter of the rounds (what
 * garbage collection could not free) is compared with that of the second quarter; caches and code fill in the first.
 */
export async function measureSoak(sarai: Running, paths: readonly string[], requests: number): Promise<Line[]> {
  const rounds = 16;
  const seen: Memory[] = [];
  for (let round = 0; round < rounds; round++) {
    let low: Memory = { heap: Infinity, resident: Infinity };
    let left = Math.ceil(requests / rounds);
    const worker = async () => {
      const connection = await Connection.open(sarai.port);
      while (left-- > 0) {
        await connection.get(paths[left % paths.length] ?? '/');
        if (left % 25 === 0) low = lower(low, await memoryOf(sarai));
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    seen.push(low);
  }
  const least = (part: Memory[]) => part.reduce(lower);
  const [second, last] = [least(seen.slice(rounds / 4, rounds / 2)), least(seen.slice(-rounds / 4))];
  return [
    atMost(
      `heap after ${requests.toLocaleString('en-US')} requests / after a quarter of them`,
      last.heap / second.heap,
      1.1,
      times,
    ),
    note(
      'heap and resident memory then',
      `${Math.round(last.heap / MB)} MB, ${Math.round(last.resident / MB)} MB (before: ${Math.round(second.heap / MB)} MB, ${Math.round(second.resident / MB)} MB)`,
    ),
  ];
}

const lower = (one: Memory, other: Memory): Memory => ({
  heap: Math.min(one.heap, other.heap),
  resident: Math.min(one.resident, other.resident),
});

/** As the process reports it. */
async function memoryOf({ port }: Running): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  const valueOf = (sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ')[1],
    );
  return { heap: valueOf('nodejs_heap_size_used_bytes'), resident: valueOf('process_resident_memory_bytes') };
}
