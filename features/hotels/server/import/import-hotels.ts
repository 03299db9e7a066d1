import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { City } from '#features/places/server/index.ts';
import { readCityCatalogue } from '../catalogue.repo.ts';
import { applyContracts, cityOf, type AppliedRoom } from './apply-contracts.ts';
import { readLines, type ContractProblem } from './contract-lines.ts';
import { type AppliedPhotographs, applyPhotographs } from './photographs/apply-photographs.ts';
import type { HotelPhotographs } from './photographs/prepare-photographs.ts';
import { readContracts, type HotelContract } from './read-contracts.ts';
import { readRecords } from './read-records.ts';

/** The result of an import or dry run: a sentence per room in the order of the file; or all problems. */
export type ImportReport = {
  applied: boolean;
  rows: { line: number; text: string }[];
  problems: ContractProblem[];
  /** The same for `photographs.csv`, where given. */
  photographs?: AppliedPhotographs;
};

class DryRun extends Error {}

/**
 * Imports an agency's contracts from CSV text, and photographs of its hotels: everything or nothing. Either may be left
 * out. Without `apply` everything is done and rolled back, so that the report is exact; with problems nothing is done.
 */
export async function importHotels(
  db: Db,
  { text, photographs, apply }: { text: string | null; photographs?: readonly HotelPhotographs[]; apply: boolean },
): Promise<ImportReport> {
  const refused = (problems: ContractProblem[]): ImportReport => ({
    applied: false,
    rows: [],
    problems: problems.sort((a, b) => a.line - b.line),
  });
  const { hotels, problems } = text === null ? { hotels: [], problems: [] } : contractsOf(text);
  const placed = hotels.map((contract) => ({ contract, city: problems.length ? null : cityOf(contract) }));
  for (const { city } of placed) if (city && 'message' in city) problems.push(city);
  if (problems.length) return refused(problems);

  const contracts = placed.filter(
    (entry): entry is { contract: HotelContract; city: City } => entry.city !== null && !('message' in entry.city),
  );
  const found: Omit<ImportReport, 'applied'> = { rows: [], problems: [] };
  try {
    await db.transaction(async (tx) => {
      const done = await applyContracts(tx, contracts, clock.now());
      found.problems = done.problems;
      found.rows = hotels.flatMap((hotel) =>
        hotel.rooms.map((room) => ({
          line: room.line,
          text: sentence(
            hotel,
            room,
            done.applied.find(({ line }) => line === room.line),
          ),
        })),
      );
      if (photographs) found.photographs = await applyPhotographs(tx, photographs);
      if (!apply || done.problems.length || found.photographs?.problems.length) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    return found.problems.length ? refused(found.problems) : { applied: false, ...found };
  }
  readCityCatalogue.invalidate();
  return { applied: true, ...found };
}

/** The contracts of a text; with problems none. */
function contractsOf(text: string): { hotels: HotelContract[]; problems: ContractProblem[] } {
  const records = readRecords(text);
  if ('message' in records) return { hotels: [], problems: [records] };
  const { lines, problems } = readLines(records);
  return problems.length ? { hotels: [], problems } : readContracts(lines, clock.today('UTC'));
}

/** "new hotel Kettuvallam House (42), Waterside room: 2 rates, 121 nights from ₹4,720". */
function sentence(
  { fields }: HotelContract,
  room: HotelContract['rooms'][number],
  applied: AppliedRoom | undefined,
): string {
  const prices = [...room.nights.values()].map(({ price }) => price);
  const state = applied?.hotelIsNew ? 'new hotel' : applied?.roomIsNew ? 'new room in' : 'update of';
  const nights = prices.length
    ? `${counted(prices.length, 'night')} from ${formatMoney(money(Math.min(...prices)))}`
    : 'no nights that are still to come';
  return `${state} ${fields.hotel} (${fields.hotel_number}), ${room.fields.room}: ${counted(room.rates.length, 'rate')}, ${nights}`;
}
