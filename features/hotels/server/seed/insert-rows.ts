import 'server-only';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/server/db/connect.ts';

const CHUNK = 5000;

/** Inserts rows as one JSON value: no limit of parameters, and little to plan. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows
      .slice(start, start + CHUNK)
      .map((row) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
      );
    await db.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(chunk)}::json)`,
    );
  }
}
