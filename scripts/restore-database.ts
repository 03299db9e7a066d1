/** `npm run db:restore -- <folder>`: fills an empty database from a backup. It never overwrites anything. */
import { onDatabase } from './on-database.ts';

const { readBackup } = await import('#lib/server/db/backup/read-backup.ts');

await onDatabase('npm run db:restore -- <folder of a backup>', async (url, folder) => {
  const { tables, takenAt } = await readBackup(url, folder);
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables restored, as of ${takenAt}.`;
});
