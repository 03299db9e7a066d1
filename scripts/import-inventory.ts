/**
 * `npm run inventory:import -- hotels.csv --photographs photographs.csv --apply`: imports an agency's own contracts,
 * its hotels' photographs, or both. Without --apply it says, row by row, what it would do, and changes nothing. A bad
 * line is reported with its column, and then nothing is imported at all.
 */
import './load-environment.mjs';
import './server-modules.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { apply: { type: 'boolean' }, help: { type: 'boolean' }, photographs: { type: 'string' } },
});
const [contracts] = positionals;

const { describeColumns, describePhotographColumns, importHotels, preparePhotographs } =
  await import('#features/hotels/server/index.ts');
const { onMaintenance } = await import('#lib/server/db/connect.ts');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const { env, ownerUrl } = await import('#lib/server/env.ts');
const { counted } = await import('#lib/shared/word-lists.ts');
type Problem = Awaited<ReturnType<typeof preparePhotographs>>['problems'][number];

if ((!contracts && !asked.photographs) || asked.help) {
  console.log(`npm run inventory:import -- hotels.csv                                dry run: reports what would change
npm run inventory:import -- hotels.csv --apply                        imports everything or nothing
npm run inventory:import -- --photographs photographs.csv --apply     photographs of existing hotels
npm run inventory:import -- hotels.csv --photographs photographs.csv  both together

Columns of hotels.csv, in any order; one line is one rate of one room in one period:
${describeColumns()}

Columns of photographs.csv, in any order; one line is one photograph, in display order. The
photographs listed for a hotel replace its previous ones. Files are JPEG, PNG or WebP of at least 640 × 400
pixels and at most 25 MB, below the folder of the list; they are re-encoded without their metadata:
${describePhotographColumns()}`);
  process.exit(asked.help ? 0 : 1);
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

async function run(): Promise<number> {
  const text = contracts === undefined ? null : textOf(contracts);
  const photographs = asked.photographs === undefined ? null : await photographsOf(asked.photographs);
  if (photographs?.problems.length) return refused(photographs.problems, asked.photographs);
  const embedded = env().DATABASE_URL ? null : await startEmbeddedPostgres(env().DATA_DIR);
  if (embedded) {
    await ensureDatabase(embedded.url('postgres'), 'sarai');
    process.env.DATABASE_URL = embedded.url('sarai');
  }
  try {
    const owner = embedded?.url('sarai') ?? ownerUrl();
    await migrateDatabase(owner);
    const report = await onMaintenance(owner, (db) =>
      importHotels(db, { text, photographs: photographs?.hotels, apply: asked.apply ?? false }),
    );
    for (const { line, text: row } of report.rows) console.log(`line ${line}: ${row}`);
    for (const { line, text: row } of report.photographs?.rows ?? [])
      console.log(`${asked.photographs} line ${line}: ${row}`);
    if (report.problems.length) return refused(report.problems);
    if (report.photographs?.problems.length) return refused(report.photographs.problems, asked.photographs);
    console.log(report.applied ? 'Loaded.' : 'This was a dry run; nothing was changed. Add -- --apply to load it.');
    return 0;
  } finally {
    if (embedded && !embedded.attached) await embedded.stop();
  }
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}

function photographsOf(file: string): ReturnType<typeof preparePhotographs> {
  return preparePhotographs({ text: textOf(file), folder: path.dirname(file) });
}

/** Problems of the contracts, or of the named list of photographs. */
function refused(problems: readonly Problem[], file?: string): number {
  for (const { line, column, message } of problems.toSorted((a, b) => a.line - b.line))
    console.error(`${file ? `${file} ` : ''}line ${line}${column ? `, column ${column}` : ''}: ${message}`);
  console.log(`${counted(problems.length, 'problem')}; nothing was loaded.`);
  return 1;
}
