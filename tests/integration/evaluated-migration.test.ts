import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';

const database = useTestDatabase();

const [file = ''] = globSync('drizzle/*_evaluated_bookings.sql');

class RolledBack extends Error {}

it('[3.9] verdicts stored under their earlier names are found under the new ones', async () => {
  const moved = database().transaction(async (tx) => {
    await tx.execute(sql`create temporary table bookings (id text, company jsonb, amendments jsonb not null)`);
    await tx.execute(sql`
      insert into bookings (id, company, amendments) values
        ('bkg_own', null, '[]'),
        ('bkg_new', '{"inPolicy": true, "evaluatedAt": "2026-11-02"}', '[{"id": "a", "evaluated": {"inPolicy": true}}]'),
        ('bkg_old', '{"inPolicy": true, "judgedAt": "2026-11-01"}',
         '[{"id": "a"}, {"id": "b", "judged": {"inPolicy": false, "judgedAt": "2026-11-01"}}, {"id": "c"}]')`);
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
    const { rows } = await tx.execute(sql`select id, company, amendments from bookings order by id`);
    expect(rows).toEqual([
      {
        id: 'bkg_new',
        company: { inPolicy: true, evaluatedAt: '2026-11-02' },
        amendments: [{ id: 'a', evaluated: { inPolicy: true } }],
      },
      {
        id: 'bkg_old',
        company: { inPolicy: true, evaluatedAt: '2026-11-01' },
        amendments: [{ id: 'a' }, { id: 'b', evaluated: { inPolicy: false, evaluatedAt: '2026-11-01' } }, { id: 'c' }],
      },
      { id: 'bkg_own', company: null, amendments: [] },
    ]);
    throw new RolledBack();
  });
  await expect(moved).rejects.toThrow(RolledBack);
});
