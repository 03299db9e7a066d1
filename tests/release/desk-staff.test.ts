import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSignedIn } from '#features/desk/contract.ts';
import { closeStaffAccount, openStaffAccount } from '#features/desk/server/index.ts';
import { staffAccounts, staffLinks, staffSessions } from '#features/desk/server/tables.ts';
import { employees } from '#features/companies/server/tables.ts';
import { forCompany, readAcrossCompanies } from '#lib/server/db/across-companies.ts';
import { publicDatabase } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { useApiServer } from '../support/api-server.ts';
import { call } from '../support/call.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { deliver } from '../support/emails.ts';
import { aStaff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const db = useTestDatabase();
const PASSWORD = 'a desk by the window';

beforeEach(async () => {
  clock.freeze('2026-12-01T04:00:00Z');
  await db().delete(staffAccounts);
  await db().delete(rateLimits);
  await db().delete(mails);
});
afterEach(() => clock.reset());

const EMAIL = 'meera@sarai.example';
const open = (over: Partial<Parameters<typeof openStaffAccount>[1]> = {}) =>
  openStaffAccount(db(), { email: EMAIL, name: 'Meera Nair', apply: true, ...over });
const linkIn = (text = ''): string => decodeURIComponent(/#token=(\S+)/.exec(text)?.[1] ?? '');
const mailedToken = async (): Promise<string> =>
  linkIn((await deliver(db())).filter(({ to }) => to === EMAIL).at(-1)?.text);
const setPassword = (token: string, password = PASSWORD) =>
  call('POST', '/api/desk/set-password', { body: { token, password } });
const signIn = (password = PASSWORD, email = EMAIL) =>
  call<StaffSignedIn>('POST', '/api/desk/sign-in', { body: { email, password } });
const whoAmI = (token: string) => call('GET', '/api/desk/who-am-i', { token });
async function aSignedInStaff(): Promise<StaffSignedIn> {
  await open();
  await setPassword(await mailedToken());
  return (await signIn()).data;
}

describe('[7.20] a staff account', () => {
  it('is opened by command, sets its password by a mailed link, and signs in', async () => {
    expect(await open({ apply: false })).toEqual({ email: EMAIL, name: 'Meera Nair', did: 'opened' });
    expect(await db().$count(staffAccounts)).toBe(0);
    expect(await open()).toEqual({ email: EMAIL, name: 'Meera Nair', did: 'opened' });
    expect((await signIn()).status).toBe(401); // no password yet
    const token = await mailedToken();
    expect((await setPassword(token, 'password')).status).toBe(400);
    expect((await setPassword(token)).status).toBe(200);
    const { status, data } = await signIn();
    expect([status, data]).toEqual([
      200,
      {
        _id: expect.stringMatching(/^stf_/) as string,
        name: 'Meera Nair',
        email: EMAIL,
        accessToken: expect.any(String) as string,
      },
    ]);
    expect((await whoAmI(data.accessToken)).data).toEqual({ _id: data._id, name: 'Meera Nair', email: EMAIL });
    const [kept] = await db().select().from(staffSessions);
    expect(JSON.stringify(kept)).not.toContain(data.accessToken);
    const trail = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, data._id))
      .orderBy(auditEvents.id);
    expect(trail.map(({ action, actorType }) => [action, actorType])).toEqual([
      ['sign-in.refused', 'staff'],
      ['desk.password-set', 'staff'],
      ['desk.signed-in', 'staff'],
    ]);
  });

  it('has a link that works once, for a day, and until a newer one is mailed', async () => {
    await open();
    const first = await mailedToken();
    expect(await open()).toMatchObject({ did: 'sent another link' });
    const second = await mailedToken();
    expect((await setPassword(first)).code).toBe('LINK_INVALID');
    const six = await Promise.all(Array.from({ length: 6 }, () => setPassword(second)));
    expect(six.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(410)].sort());
    await open();
    const third = await mailedToken();
    clock.advance(24 * 3_600_000 + 1000);
    expect((await setPassword(third)).code).toBe('LINK_INVALID');
  });

  it('ends its sign-ins by a new password, by signing out, and by being closed', async () => {
    const { accessToken } = await aSignedInStaff();
    await open();
    await setPassword(await mailedToken(), `${PASSWORD}!`);
    expect((await whoAmI(accessToken)).status).toBe(401);
    const again = (await signIn(`${PASSWORD}!`)).data.accessToken;
    await call('POST', '/api/desk/sign-out', { body: { accessToken: again } });
    await call('POST', '/api/desk/sign-out', { body: { accessToken: again } });
    expect((await whoAmI(again)).status).toBe(401);
    const last = (await signIn(`${PASSWORD}!`)).data.accessToken;
    expect(await closeStaffAccount(db(), { email: EMAIL, apply: false })).toMatchObject({ did: 'closed' });
    expect((await whoAmI(last)).status).toBe(200);
    await closeStaffAccount(db(), { email: EMAIL, apply: true });
    expect((await whoAmI(last)).status).toBe(401);
    expect((await signIn(`${PASSWORD}!`)).status).toBe(401);
    expect(await open()).toMatchObject({ did: 'opened again' });
    expect((await signIn(`${PASSWORD}!`)).status, 'the old password is gone').toBe(401);
    await expect(closeStaffAccount(db(), { email: 'nobody@sarai.example', apply: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('stays signed in half an hour after its last request, and ten hours at most', async () => {
    const { accessToken } = await aSignedInStaff();
    for (let minutes = 0; minutes < 9 * 60 + 40; minutes += 29) {
      clock.advance(29 * 60_000);
      expect((await whoAmI(accessToken)).status, `after ${minutes + 29} minutes`).toBe(200);
    }
    clock.advance(21 * 60_000);
    expect((await whoAmI(accessToken)).status, 'after ten hours').toBe(401);
    const { accessToken: second } = (await signIn()).data;
    clock.advance(31 * 60_000);
    expect((await whoAmI(second)).status, 'idle').toBe(401);
  });

  it('[7.20] counts wrong passwords like every account, and says the same about unknown ones', async () => {
    await aSignedInStaff();
    const [wrong, unknown] = [await signIn('wrong'), await signIn('wrong', 'nobody@sarai.example')];
    expect([wrong.status, wrong.json]).toEqual([401, { ...unknown.json, requestId: expect.any(String) as string }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('wrong')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(4);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await signIn()).status, 'the right one too').toBe(429);
  });
});

describe('[6.4] what staff see of companies', () => {
  it('is nothing by itself, every company’s rows to read only, and one company’s to change', async () => {
    const [ours, theirs] = [await aCompany({ companyName: 'Ours' }), await aCompany({ companyName: 'Theirs' })];
    await anEmployee(db(), ours);
    await anEmployee(db(), theirs);
    const [our, their] = [ours.companyDetails._id, theirs.companyDetails._id];
    const seen = (tx: Parameters<Parameters<typeof forCompany>[2]>[0]) =>
      tx.selectDistinct({ company: employees.companyId }).from(employees).orderBy(employees.companyId);
    const staffDb = publicDatabase();
    expect(await seen(staffDb)).toEqual([]);
    expect(await readAcrossCompanies(staffDb, seen)).toEqual([our, their].sort().map((company) => ({ company })));
    expect(await forCompany(staffDb, our, seen)).toEqual([{ company: our }]);
    expect(await forCompany(staffDb, null, seen)).toEqual([]);
    expect(await seen(staffDb), 'the settings end with the transaction').toEqual([]);
    await expect(
      readAcrossCompanies(staffDb, (tx) => tx.update(employees).set({ staffNumber: 'x' })),
    ).rejects.toMatchObject({ cause: { code: '25006' } }); // read_only_sql_transaction
    const changed = await forCompany(staffDb, our, (tx) =>
      tx.update(employees).set({ staffNumber: 'x' }).returning({ company: employees.companyId }),
    );
    expect(new Set(changed.map(({ company }) => company))).toEqual(new Set([our]));
  });

  it('companies see nothing of the staff', async () => {
    const { companyDetails } = await aCompany();
    await aStaff(db());
    for (const table of [staffAccounts, staffLinks, staffSessions])
      await expect(inCompany(db(), companyDetails._id, (tx) => tx.select().from(table))).rejects.toMatchObject({
        cause: { code: '42501' },
      }); // insufficient_privilege
    const [kept] = await db()
      .execute(sql`select count(*)::int as staff from staff_accounts`)
      .then(({ rows }) => rows);
    expect(kept).toEqual({ staff: 1 });
  });
});

describe('npm run desk:staff', () => {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/desk-staff.ts', ...args], {
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ stderr }: { stderr: string }) => ({ code: 1, text: stderr }),
    );

  it('[7.20] says what it would do, does it with --apply, and says how it is used', async () => {
    clock.reset(); // the command runs by the machine's clock
    const opening = ['--email', EMAIL, '--name', 'Meera Nair'];
    expect(await command(...opening)).toEqual({ code: 0, text: expect.stringContaining('dry run') as string });
    expect(await db().$count(staffAccounts)).toBe(0);
    expect((await command(...opening, '--apply')).text).toContain('a link to set its password was emailed');
    expect(await mailedToken()).not.toBe('');
    expect((await command('--email', EMAIL, '--close', '--apply')).text).toContain('is closed');
    const [line] = await db().select().from(auditEvents).orderBy(desc(auditEvents.id));
    expect(line).toMatchObject({ action: 'desk.account-closed', details: { operator: true } });
    for (const args of [[], ['--email', EMAIL], [...opening, '--close']])
      expect(await command(...args)).toEqual({ code: 1, text: expect.stringContaining('Name the address') as string });
  }, 120_000);
});
