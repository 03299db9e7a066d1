/** `npm run db:backup -- <new folder>`: copies every table as of one moment while the server keeps running. */
import { onDatabase } from './on-database.ts';

const { writeBackup } = await import('#lib/server/db/backup/write-backup.ts');

await onDatabase('npm run db:backup -- <new folder>', async (url, folder) => {
  const { tables } = await writeBackup(url, folder);
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables are in ${folder}. Back up DATA_DIR/secrets.json (or the secrets of your environment) too, in a separate place.`;
});
