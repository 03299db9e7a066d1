import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';

const database = useTestDatabase();

const statementsOf = (name: string): string[] =>
  readFileSync(globSync(`drizzle/*_${name}.sql`)[0]!, 'utf8').split('--> statement-breakpoint');

class RolledBack extends Error {}

it('[7.20] questions and answers from before threads become messages', async () => {
  const moved = database().transaction(async (tx) => {
    await tx.execute(sql.raw('drop table enquiry_links, enquiry_messages, enquiries'));
    for (const statement of statementsOf('enquiries')) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into enquiries
        (id, number, digest, name, email, topic, booking_code, question, asked_at, answer, answered_by, answered_at)
      values ('enq_a', 'HELP-A', 'a', 'Latha', 'latha@example.com', 'other', '', 'Where?', '2026-11-01T00:00:00Z', null, null, null),
      ('enq_b', 'HELP-B', 'b', 'Ravi', 'ravi@example.com', 'other', '', 'When?', '2026-11-01T00:00:00Z', 'Soon.', 'stf_1', '2026-11-02T00:00:00Z')`);
    for (const statement of statementsOf('enquiry_threads')) await tx.execute(sql.raw(statement));
    const { rows: messages } = await tx.execute(
      sql`select enquiry_id, position, staff_id, text from enquiry_messages order by 1, 2`,
    );
    expect(messages.map((row) => Object.values(row))).toEqual([
      ['enq_a', 1, null, 'Where?'],
      ['enq_b', 1, null, 'When?'],
      ['enq_b', 2, 'stf_1', 'Soon.'],
    ]);
    const { rows: states } = await tx.execute(
      sql`select id, waiting_since is not null as waits, (last_at at time zone 'UTC')::date::text as last from enquiries order by 1`,
    );
    expect(states.map((row) => Object.values(row))).toEqual([
      ['enq_a', true, '2026-11-01'],
      ['enq_b', false, '2026-11-02'],
    ]);
    throw new RolledBack();
  });
  await expect(moved).rejects.toThrow(RolledBack);
});
