import { sql } from 'drizzle-orm';
import type { Database } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';

/**
 * Deletes every row of the tables and of those that refer to them, like `truncate … cascade`: of few rows a twentieth of
 * the time, for no file is made anew. Triggers and foreign keys do not run. In a transaction that is tried again where a
 * read of before still holds a lock.
 */
export async function emptyTables(db: Database, tables: readonly string[]): Promise<void> {
  await inTransaction(db, (tx) =>
    tx.execute(
      sql`do ${sql.raw(`$$
        declare emptied regclass;
        begin
          set local session_replication_role = replica;
          for emptied in
            with recursive named (id) as (
              select name::regclass::oid from unnest(array[${tables.map((name) => `'${name}'`).join(', ')}]) name
              union
              select r.conrelid from pg_constraint r join named on r.confrelid = named.id and r.contype = 'f'
            )
            select id::regclass from named
          loop
            execute format('delete from %s', emptied);
          end loop;
        end $$`)}`,
    ),
  );
}
