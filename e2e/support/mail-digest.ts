/**
 * `node e2e/support/mail-digest.ts <email>`: as if the organiser had written an hour ago to whoever registered with this
 * address, and the job of the emails about messages had come by; on the database of the tests.
 */
import { sql } from 'drizzle-orm';
import { onOpenDatabase } from '../../scripts/on-open-database.ts';

await onOpenDatabase(
  () => process.argv[2] ?? '',
  async (db, email) => {
    const { mailMessageDigests } = await import('#features/events/server/index.ts');
    const { rowCount } = await db.execute(sql`
      update event_registrations set registered_at = now() - interval '3 hours', proved_at = now() - interval '2 hours'
      where email = ${email}`);
    if (rowCount !== 1) throw new Error(`No registration of ${email}`);
    await db.execute(sql`
      insert into event_messages (id, event_id, registration_id, name, text, written_at)
      select 'emg_' || gen_random_uuid(), event_id, null, 'Sarai team', 'The hall opens at nine.', now() - interval '61 minutes'
      from event_registrations where email = ${email}`);
    return `${await mailMessageDigests({ db })} told`;
  },
);
