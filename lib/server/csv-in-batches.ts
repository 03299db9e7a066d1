import 'server-only';
import { setImmediate as others } from 'node:timers/promises';
import { csvFile, csvLine, type CsvCell } from '#lib/shared/csv/write-csv.ts';

type Batches<Row> = {
  headings: readonly string[];
  /** Rows of a file, and rows that are read at once. */
  most: number;
  size: number;
  /** The next rows, at most `size`, after the last one read; undefined for the first. */
  read: (last: Row | undefined) => Promise<readonly Row[]>;
  cellsOf: (row: Row) => readonly CsvCell[];
};

/**
 * A CSV file of rows that are read batch by batch, so that a long file neither fills the memory with rows nor holds up
 * other requests. Cells that a spreadsheet would evaluate as formulas are escaped. A batch begins after the last row of
 * the one before, never at a number: rows that are added meanwhile repeat none.
 */
export async function csvInBatches<Row>({ headings, most, size, read, cellsOf }: Batches<Row>): Promise<Uint8Array> {
  const parts: Buffer[] = [Buffer.from([...csvFile(headings, [])].join(''))];
  let last: Row | undefined;
  for (let rows = 0; rows < most; rows += size) {
    const batch = await read(last);
    parts.push(Buffer.from(batch.map((row) => csvLine(cellsOf(row))).join('')));
    if (batch.length < size) break;
    last = batch.at(-1);
    await others();
  }
  return new Uint8Array(Buffer.concat(parts));
}
