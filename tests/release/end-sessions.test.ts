import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Tokens } from '#features/identity/contract.ts';
import { endSessionsOf } from '#features/identity/server/index.ts';
import { auditEvents, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany, userDetails } from '../support/companies.ts';
import { signUp } from '../support/sign-up.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const db = useTestDatabase();
const run = promisify(execFile);

let person = 0;
const aPerson = async () => {
  const email = `priya${++person}@example.com`;
  const details = {
    firstName: 'Priya',
    lastName: 'Rao',
    email,
    mobile: '+91 98450 22812',
    password: 'ten emails and more',
  };
  return { ...(await signUp(details)).data, email };
};
type Person = Awaited<ReturnType<typeof aPerson>>;
const refresh = (refreshToken: string | undefined) =>
  call<Tokens>('POST', '/api/users/refresh-token', { body: { refreshToken } });
/** The states of what a person holds: the access token, then the tab's and the saved refresh token. */
const open = async ({ _id, accessToken, refreshToken, savedToken }: Person) => [
  (await call('GET', `/api/users/details?id=${_id}`, { token: accessToken })).status,
  (await refresh(refreshToken)).status,
  (await refresh(savedToken)).status,
];
const command = async (...args: string[]) => {
  try {
    const { stdout } = await run(process.execPath, ['scripts/end-sessions.ts', ...args], {
      env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
    });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
};

beforeEach(async () => void (await db().delete(rateLimits)));

it('[7.5] the operator signs one person out everywhere, and nobody else; the trail keeps the reason', async () => {
  const [priya, other] = [await aPerson(), await aPerson()];
  const wanted = { whose: { person: priya.email.toUpperCase() }, reason: 'Laptop stolen' };
  expect(await endSessionsOf(db(), { ...wanted, apply: false })).toEqual({ people: 1, sessions: 2 });
  expect(await open(priya)).toEqual([200, 200, 200]);
  expect(await endSessionsOf(db(), { ...wanted, apply: true })).toMatchObject({ people: 1 });
  expect(await open(priya)).toEqual([401, 401, 401]);
  expect(await open(other)).toEqual([200, 200, 200]);
  const [line] = await db()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'session.ended-by-operator'))
    .orderBy(desc(auditEvents.id));
  expect(line).toMatchObject({ subjectId: priya._id, actorId: null, details: { reason: 'Laptop stolen' } });
  expect(JSON.stringify(line)).not.toContain(priya.email);
  await expect(endSessionsOf(db(), { ...wanted, reason: ' ', apply: true })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await expect(
    endSessionsOf(db(), { ...wanted, whose: { person: 'nobody@example.com' }, apply: true }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('[7.5] npm run sessions:end signs out a company, then everybody; without --apply nobody', async () => {
  const priya = await aPerson();
  const admin = await aCompany();
  const look = async () => (await userDetails(admin.accessTokenData.accessToken)).status;
  const { companyId } = admin.userDetails;
  expect(await look()).toBe(200);
  const dry = await command('--company', companyId, '--reason', 'Leaked list');
  expect(dry).toEqual({ code: 0, text: expect.stringContaining('This was a dry run') as string });
  expect(await look()).toBe(200);
  expect((await command('--company', companyId, '--reason', 'Leaked list', '--apply')).text).toContain('Done');
  expect(await look()).toBe(401);
  expect(await open(priya)).toEqual([200, 200, 200]);
  expect((await command('--all', '--reason', 'Secret was read', '--apply')).text).toMatch(
    /Everybody\nsigned in: \d+ people/,
  );
  expect(await open(priya)).toEqual([401, 401, 401]);
  for (const args of [[], ['--all'], ['--all', '--person', 'x', '--reason', 'y']])
    expect(await command(...args)).toEqual({ code: 1, text: expect.stringContaining('Name one person') as string });
}, 120_000);
