import { expect, it } from 'vitest';
import { csvInBatches } from './csv-in-batches.ts';

const text = (file: Uint8Array) => new TextDecoder().decode(file).trim().split('\r\n').slice(1).map(Number);

it('[7.20] a row that is added while a file is read repeats no other and is left out', async () => {
  const ids = [7, 6, 5, 4, 3, 2, 1];
  const file = await csvInBatches<number>({
    headings: ['Id'],
    most: 100,
    size: 2,
    read: (last) => {
      const batch = ids.filter((id) => last === undefined || id < last).slice(0, 2);
      ids.unshift(ids[0]! + 1); // the newest first, as in a ledger
      return Promise.resolve(batch);
    },
    cellsOf: (id) => [id],
  });
  expect(text(file)).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

it('[7.20] a file ends with the last batch that it takes, and asks for no batch after a short one', async () => {
  let asked = 0;
  const read = (size: number) => (last: number | undefined) => {
    asked += 1;
    return Promise.resolve(Array.from({ length: size }, (_, at) => (last ?? 0) + at + 1));
  };
  const file = { headings: ['Id'], most: 6, size: 3, cellsOf: (id: number) => [id] };
  expect(text(await csvInBatches({ ...file, read: read(3) }))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked).toBe(2);
  expect(text(await csvInBatches({ ...file, read: read(2) }))).toEqual([1, 2]);
  expect(asked).toBe(3);
});
