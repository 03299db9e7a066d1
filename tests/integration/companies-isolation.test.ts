import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { companies, employees, invitations, roles } from '#features/companies/server/tables.ts';
import { APPLICATION_ROLE, COMPANY_ROLE } from '#lib/server/db/company-tables.ts';
import { type Db, openDatabase, publicDatabase } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { migrateDatabase } from '#lib/server/db/migrate.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import { useApiServer } from '../support/api-server.ts';
import { withDatabase } from '../support/database-template.ts';
import { aCompany, anEmployee, invite } from '../support/companies.ts';
import { deliver } from '../support/emails.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const TABLES = { companies, employees, roles, invitations, auditEvents };
let ours: CorporateSession;
let theirs: CorporateSession;
const asUs = <Result>(work: (tx: Db) => Promise<Result>) => inCompany(database(), ours.companyDetails._id, work);

beforeAll(async () => {
  [ours, theirs] = [await aCompany({ companyName: 'Ours' }), await aCompany({ companyName: 'Theirs' })];
  for (const company of [ours, theirs]) {
    await anEmployee(database(), company);
    await invite(company.accessTokenData.accessToken);
    await deliver(database());
  }
});
beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(mails);
});

describe('a query that forgets its company', () => {
  it.each(Object.entries(TABLES))('[6.4] sees of %s what is ours, and there is more', async (_, table) => {
    const companyOf = 'companyId' in table ? table.companyId : table.id;
    const seen = await asUs((tx) => tx.selectDistinct({ company: companyOf }).from(table));
    expect(seen).toEqual([{ company: ours.companyDetails._id }]);
    const all = await database()
      .selectDistinct({ company: companyOf })
      .from(table)
      .where(sql`${companyOf} is not null`);
    expect(all).toHaveLength(2);
  });

  it('[6.4] changes and deletes nothing of theirs', async () => {
    const before = await database()
      .select()
      .from(employees)
      .where(eq(employees.companyId, theirs.companyDetails._id))
      .orderBy(employees.id);
    const changed = await asUs((tx) =>
      tx.update(employees).set({ staffNumber: 'forgotten' }).returning({ company: employees.companyId }),
    );
    expect(new Set(changed.map(({ company }) => company))).toEqual(new Set([ours.companyDetails._id]));
    await asUs((tx) => tx.delete(invitations));
    expect(
      await database()
        .select()
        .from(employees)
        .where(eq(employees.companyId, theirs.companyDetails._id))
        .orderBy(employees.id),
    ).toEqual(before);
    expect(await database().$count(invitations, eq(invitations.companyId, theirs.companyDetails._id))).toBe(2);
  });

  it('[6.4] puts nothing in with them, and moves nothing over', async () => {
    const role = { id: 'rol_spy', companyId: theirs.companyDetails._id, name: 'Spy', system: null, rights: [] };
    await expect(asUs((tx) => tx.insert(roles).values(role))).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(asUs((tx) => tx.update(roles).set({ companyId: theirs.companyDetails._id }))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('[6.4] gives nobody a role of another company, row-level security or not', async () => {
    const { userRoleId } = theirs.rolesModulesAndPermissions;
    await expect(
      database().update(employees).set({ roleId: userRoleId }).where(eq(employees.id, ours.userDetails._id)),
    ).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  it('[6.4] sees nothing at all where no company was named', async () => {
    const seen = await inTransaction(database(), async (tx) => {
      await tx.execute(sql`select set_config('role', ${COMPANY_ROLE}, true)`);
      const counts: number[] = [];
      for (const table of Object.values(TABLES)) counts.push((await tx.select().from(table)).length);
      return counts;
    });
    expect(seen).toEqual(Object.keys(TABLES).map(() => 0));
  });
});

describe('the company of a transaction', () => {
  it('ends with it, also when it fails: the connection goes back clean', async () => {
    const whoAmI = async () =>
      (
        await database().execute(
          sql`select current_user as who, coalesce(current_setting('app.company_id', true), '') as company`,
        )
      ).rows[0];
    const owner = await whoAmI();
    await asUs(async () => undefined);
    await expect(asUs((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    for (let connection = 0; connection < 20; connection++)
      expect(await whoAmI()).toEqual({ who: owner?.who, company: '' });
  });

  it('never leaks into one that runs beside it', async () => {
    const companyOfTwenty = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? ours : theirs).companyDetails._id);
    const seen = await Promise.all(
      companyOfTwenty.map((company) =>
        inCompany(database(), company, async (tx) => {
          await tx.execute(sql`select pg_sleep(0.02)`);
          return (await tx.select({ id: companies.id }).from(companies)).map(({ id }) => id).join();
        }),
      ),
    );
    expect(seen).toEqual(companyOfTwenty);
  });

  it('may write the trail and never mend it', async () => {
    await expect(asUs((tx) => tx.update(auditEvents).set({ action: 'nothing' }))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await expect(asUs((tx) => tx.delete(auditEvents))).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('the role of the application', () => {
  const asApplication = async (across: 'on' | 'off', query: ReturnType<typeof sql>) =>
    database().transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('role', ${APPLICATION_ROLE}, true), set_config('app.across_companies', ${across}, true)`,
      );
      return (await tx.execute(query)).rows;
    });

  it('[6.4] sees nothing of any company for travellers, guests and public pages', async () => {
    const { rows } = await publicDatabase().execute(sql`select current_user as who`);
    expect(rows).toEqual([{ who: APPLICATION_ROLE }]);
    for (const table of [companies, employees, roles, invitations])
      expect(await publicDatabase().select().from(table)).toEqual([]);
    expect((await publicDatabase().select().from(auditEvents)).filter(({ companyId }) => companyId !== null)).toEqual(
      [],
    );
    await expect(
      publicDatabase()
        .insert(companies)
        .values({ id: 'cmp_spy', name: 'Spy', countryCode: '356', citySlug: 'kochi', createdAt: new Date() }),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('[6.4] sees all companies only where its connection says so', async () => {
    const count = sql`select count(*)::int as count from companies`;
    expect(await asApplication('off', count)).toEqual([{ count: 0 }]);
    expect(await asApplication('on', count)).toEqual([{ count: 2 }]);
  });

  it('[6.4] changes no table and reads no file', async () => {
    for (const forbidden of [
      sql`alter table companies disable row level security`,
      sql`create table spy (id int)`,
      sql`truncate companies`,
      sql`select pg_read_file('/etc/passwd')`,
    ]) {
      await expect(asApplication('on', forbidden)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('may not pass by the policies, and owns nothing', async () => {
    const { rows } = await database().execute(
      sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, (select count(*)::int from pg_tables where tableowner = rolname) as owns from pg_roles where rolname = ${APPLICATION_ROLE}`,
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolinherit: false, owns: 0 },
    ]);
  });
});

describe('a server whose account is no superuser', () => {
  it('migrates, keeps companies apart, and still sees them all when it signs people in', async () => {
    const [admin, name] = [openDatabase(inject('adminUrl'), 1), `plain_${process.pid}_${Date.now()}`];
    await admin.execute(sql.raw(`create role ${name} login createrole`)); // a managed PostgreSQL gives no more
    for (const role of [COMPANY_ROLE, APPLICATION_ROLE]) await admin.execute(sql.raw(`grant ${role} to ${name}`)); // it was made by somebody else on this server: the migration's own words
    await admin.execute(sql.raw(`create database ${name} owner ${name}`));
    const url = withDatabase(inject('adminUrl'), name).replace(/\/\/[^@/]*@?/, `//${name}@`);
    await migrateDatabase(url);
    const db = openDatabase(url, 4);
    try {
      for (const id of ['cmp_one', 'cmp_two'])
        await inCompany(db, id, (tx) =>
          tx.insert(companies).values({ id, name: id, countryCode: '356', citySlug: 'kochi', createdAt: new Date() }),
        );
      expect(await inCompany(db, 'cmp_one', (tx) => tx.select({ id: companies.id }).from(companies))).toEqual([
        { id: 'cmp_one' },
      ]);
      expect(await db.$count(companies)).toBe(2);
    } finally {
      await db.$client.end();
      await admin.execute(sql.raw(`drop database ${name} with (force)`));
      await admin.execute(sql.raw(`drop role ${name}`));
      await admin.$client.end();
    }
  });
});

describe('every table with a company', () => {
  it('has row-level security on, with the policy of companies; a new one cannot forget', async () => {
    const { rows } = await database().execute<{ table: string; on: boolean; policies: string[] | null }>(sql`
      select c.relname as table, c.relrowsecurity as on, (select array_agg(p.policyname::text || ' ' || array_to_string(p.roles, ',')) from pg_policies p where p.tablename = c.relname) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and (c.relname = 'companies' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
      order by 1`);
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'approval_configurations',
        'audit_events',
        'bands',
        'companies',
        'company_settings',
        'departments',
        'designations',
        'employees',
        'gst_registrations',
        'invitations',
        'levels',
        'policy_assignments',
        'policy_versions',
        'roles',
        'travel_policies',
        'travel_records',
      ]),
    );
    expect(
      rows.filter(({ on, policies }) => !on || policies?.join() !== `own_company ${APPLICATION_ROLE},${COMPANY_ROLE}`),
    ).toEqual([]);
  });

  it('belongs to someone else than the role of companies, which may neither log in nor pass by the policies', async () => {
    const { rows } = await database().execute(
      sql`select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, (select count(*)::int from pg_tables where tableowner = rolname) as owns from pg_roles where rolname = ${COMPANY_ROLE}`,
    );
    expect(rows).toEqual([{ rolcanlogin: false, rolsuper: false, rolbypassrls: false, rolcreaterole: false, owns: 0 }]);
  });
});
