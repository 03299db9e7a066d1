import 'server-only';
import { createHash } from 'node:crypto';
import { encodePhotograph } from '#lib/server/photographs/encode-photograph.ts';
import type { EncodedFile } from '#lib/server/photographs/encode-worker.ts';
import { pictureProblem } from '#lib/server/photographs/picture-file.ts';
import { type SupplierPhotograph, UnreadablePhotograph } from '#lib/server/ports/supplier-photographs.ts';
import { MOST_PHOTOGRAPHS, PHOTOGRAPH_FORMATS } from '#lib/shared/photographs.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { ContractProblem } from '../contract-lines.ts';
import { openPhotograph } from './open-photograph.ts';
import { type PhotographLine, readPhotographList } from './photograph-list.ts';

/** A photograph ready to be stored. `digest`: SHA-256 over its files, truncated to 128 bits. */
export type PreparedPhotograph = Pick<SupplierPhotograph, 'room' | 'alt' | 'credit'> & {
  line: number;
  digest: string;
  widths: number[];
  height: number;
  files: EncodedFile[];
};

/** All photographs of one hotel in display order; empty to remove them. */
export type HotelPhotographs = { hotelNumber: number; line: number; photographs: PreparedPhotograph[] };

/** Smaller ones look blurred. */
const LEAST = { width: 640, height: 400 };

/**
 * Reads `photographs.csv` with its files below `folder`, and encodes each in a worker thread, one after another. Gives
 * a problem for every refused line, with the reason.
 */
export async function preparePhotographs({
  text,
  folder,
}: {
  text: string;
  folder: string;
}): Promise<{ hotels: HotelPhotographs[]; problems: ContractProblem[] }> {
  const { lines, problems } = readPhotographList(text);
  const hotels = new Map<number, HotelPhotographs>();
  for (const { hotelNumber, line } of lines)
    hotels.set(hotelNumber, hotels.get(hotelNumber) ?? { hotelNumber, line, photographs: [] });
  for (const { hotelNumber } of hotels.values())
    problems.push(...listProblems(lines.filter((each) => each.hotelNumber === hotelNumber)));
  if (problems.length) return { hotels: [], problems };
  for (const { line, file, ...rest } of lines) {
    if (file === null) continue;
    const prepared = await prepare({ ...rest, name: file, bytes: () => openPhotograph(folder, file) });
    if (typeof prepared === 'string') problems.push({ line, column: 'file', message: `${file} ${prepared}.` });
    else hotels.get(rest.hotelNumber)?.photographs.push({ ...prepared, line });
  }
  return { hotels: [...hotels.values()], problems };
}

/** Problems of the lines of one hotel as a list. */
function listProblems(lines: readonly PhotographLine[]): ContractProblem[] {
  const removal = lines.find(({ file }) => file === null);
  if (removal && lines.length > 1)
    return [{ line: removal.line, column: 'file', message: 'is “none”, but other lines name photographs' }];
  const beyond = lines[MOST_PHOTOGRAPHS];
  return beyond
    ? [
        {
          line: beyond.line,
          column: null,
          message: `A hotel has at most ${MOST_PHOTOGRAPHS} photographs, its rooms’ included; this one has ${lines.length}.`,
        },
      ]
    : [];
}

/** Encodes one photograph of a supplier; a text says why it is refused. */
async function prepare(photograph: SupplierPhotograph): Promise<Omit<PreparedPhotograph, 'line'> | string> {
  const { name, room, alt, credit } = photograph;
  try {
    const bytes = await photograph.bytes();
    const problem = pictureProblem(bytes, name);
    if (problem) return problem;
    const encoded = await encodePhotograph({ bytes, formats: PHOTOGRAPH_FORMATS, least: LEAST });
    if ('problem' in encoded) return encoded.problem;
    return { room, alt, credit, digest: digestOf(encoded.files), ...encoded };
  } catch (error) {
    if (error instanceof UnreadablePhotograph) return error.message;
    throw error;
  }
}

function digestOf(files: readonly EncodedFile[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/** "3 photographs, 1 of Waterside room". */
export function photographsText(photographs: readonly Pick<PreparedPhotograph, 'room'>[]): string {
  const rooms = [...new Set(photographs.flatMap(({ room }) => room ?? []))];
  const ofRooms = rooms.map((name) => `${photographs.filter(({ room }) => room === name).length} of ${name}`);
  return [counted(photographs.length, 'photograph'), ...ofRooms].join(', ');
}
