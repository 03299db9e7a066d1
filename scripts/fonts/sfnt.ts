/** The tables of a TrueType file by tag. */
export type Tables = Map<string, Buffer>;

const RECORD = 16;
const HEADER = 12;

/** Parses a TrueType file into its tables. */
export function readTables(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const record = HEADER + index * RECORD;
    const start = file.readUInt32BE(record + 8);
    tables.set(
      file.toString('latin1', record, record + 4),
      file.subarray(start, start + file.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** Serialises tables into a TrueType file. */
export function writeTables(tables: Tables): Buffer {
  const entries = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(HEADER + entries.length * RECORD);
  const power = Math.floor(Math.log2(entries.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(entries.length * 16 - (16 << power), 10);
  let offset = header.length;
  const bodies = entries.map(([tag, table], index) => {
    const body = padded(table);
    const record = HEADER + index * RECORD;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(body), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}

/** A table padded to whole words of four bytes. */
export const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

/** The table with that tag. Throws for a font without it, which cannot be merged. */
export function need(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}
