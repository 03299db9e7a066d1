/**
 * `npm run inventory:import hotels.csv [-- --apply]`: loads an agency's own contracts. Without --apply it says, row by
 * row, what it would do, and changes nothing; a bad line is named with its column, and then nothing is loaded at all.
 */
import './load-environment.mjs';
import './server-modules.mjs';
import { existsSync, readFileSync } from 'node:fs';

const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const apply = process.argv.includes('--apply');

const { describeColumns, importHotels } = await import('#features/hotels/server/index.ts');
const { onMaintenance } = await import('#lib/server/db/connect.ts');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const { env, ownerUrl } = await import('#lib/server/env.ts');

if (!file || process.argv.includes('--help')) {
  console.log(
    `npm run inventory:import hotels.csv            says what it would do\nnpm run inventory:import hotels.csv -- --apply  does it, all or nothing\n\nColumns, in any order; one line is one rate of one room in one period:\n${describeColumns()}`,
  );
  process.exit(process.argv.includes('--help') ? 0 : 1);
}

process.exitCode = await run(file).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

async function run(path: string): Promise<number> {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const text = readFileSync(path, 'utf8');
  const embedded = env().DATABASE_URL ? null : await startEmbeddedPostgres(env().DATA_DIR);
  if (embedded) {
    await ensureDatabase(embedded.url('postgres'), 'sarai');
    process.env.DATABASE_URL = embedded.url('sarai');
  }
  try {
    const owner = embedded?.url('sarai') ?? ownerUrl();
    await migrateDatabase(owner);
    const report = await onMaintenance(owner, (db) => importHotels(db, { text, apply }));
    for (const { line, text: row } of report.rows) console.log(`line ${line}: ${row}`);
    for (const { line, column, message } of report.problems)
      console.error(`line ${line}${column ? `, column ${column}` : ''}: ${message}`);
    console.log(verdict(report.problems.length, report.applied));
    return report.problems.length ? 1 : 0;
  } finally {
    if (embedded && !embedded.attached) await embedded.stop();
  }
}

function verdict(problems: number, applied: boolean): string {
  if (problems) return `${problems} ${problems === 1 ? 'problem' : 'problems'}; nothing was loaded.`;
  return applied ? 'Loaded.' : 'This was a dry run; nothing was changed. Add -- --apply to load it.';
}
