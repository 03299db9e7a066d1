import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { VERSION } from '#lib/shared/product.ts';
import { CannotStart } from '../../cannot-start.ts';

/** Contents of `manifest.json` in a backup folder, which also holds one `<table>.copy.gz` per table. */
const manifest = z.object({
  product: z.literal('sarai'),
  version: z.string(),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const fileOf = (table: string): string => `${table}.copy.gz`;

/** The schema version of this code: the names of its migrations. */
export const knownMigrations = (): string[] =>
  (JSON.parse(readFileSync('drizzle/meta/_journal.json', 'utf8')) as { entries: { tag: string }[] }).entries.map(
    ({ tag }) => tag,
  );

/**
 * Reads the manifest of a folder. Throws CannotStart when there is none, or when it was written with another schema
 * version.
 */
export function readManifest(folder: string): Manifest {
  let kept: Manifest;
  try {
    kept = manifest.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new CannotStart(`${folder} is no backup: it has no ${MANIFEST} that can be read. Nothing was changed.`);
  }
  if (kept.migrations.join() !== knownMigrations().join()) {
    throw new CannotStart(
      `This backup is of version ${kept.version} with ${kept.migrations.length} migrations; here is version ${VERSION} with ${knownMigrations().length}. Restore it with that version, then upgrade. Nothing was changed.`,
    );
  }
  return kept;
}
