import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { namesOfPeople } from './names-of-people.ts';
import { bands, departments, designations, levels, roles } from './tables.ts';

/** Tables of a company's named records, by id prefix. */
const TABLES = { dep: departments, des: designations, bnd: bands, lvl: levels, rol: roles } as const;

/** Current names of people and groups of a company by id; unknown ids are left out. */
export async function namesOfRecords(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const names = await namesOfPeople(
    db,
    companyId,
    ids.filter((id) => id.startsWith('usr_')),
  );
  for (const [begins, table] of Object.entries(TABLES)) {
    const own = ids.filter((id) => id.startsWith(`${begins}_`));
    if (!own.length) continue;
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.id, own)));
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
