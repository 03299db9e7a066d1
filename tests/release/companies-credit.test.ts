import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { grantCredit, settingsOf } from '#features/companies/server/index.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { companies, companySettings, creditLimits } from '#features/companies/server/tables.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const run = promisify(execFile);

const trailOf = async (company: Awaited<ReturnType<typeof aBookingCompany>>): Promise<AuditEntry[]> =>
  (await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=credit-limit')).entries;

describe('[7.20] credit is granted by the operator alone', () => {
  it('a company that was registered a minute ago cannot give itself credit', async () => {
    const company = await aBookingCompany(db, setup.api);
    const wanted = { ...DEFAULT_SETTINGS, paying: 'credit', creditLimit: 500_000_000 };
    const saved = await company.must<{ settings: { creditLimit: number } }>('PUT', 'configuration', wanted);
    const booking = await company.admin.ready(await stocked());
    const paid = await company.admin.pay(booking, booking.total);
    expect([paid.status, paid.json]).toEqual([409, expect.objectContaining({ code: 'INSUFFICIENT_WALLET' })]);
    expect(saved.settings.creditLimit).toBe(0);
    expect(await balanceOf(db(), company.accounts.credit)).toBe(0);
  });

  it('a limit that stored settings still hold counts for nothing', async () => {
    const { companyId } = await aBookingCompany(db, setup.api);
    const settings = { ...DEFAULT_SETTINGS, paying: 'credit' as const, creditLimit: 500_000_000 };
    await db().update(companySettings).set({ settings }).where(eq(companySettings.companyId, companyId));
    expect(await settingsOf(db(), companyId)).toMatchObject({ paying: 'credit', creditLimit: 0 });
  });

  it('the database refuses the write to everything that a company asks for', async () => {
    const { companyId } = await aBookingCompany(db, setup.api);
    const row = { companyId, amount: 1, reason: 'mine', grantedAt: new Date() };
    const asCompany = (work: Parameters<typeof inCompany<unknown>>[2]) => inCompany(db(), companyId, work);
    const refused = { cause: { code: '42501' } };
    await expect(asCompany((tx) => tx.insert(creditLimits).values(row))).rejects.toMatchObject(refused);
    await grantCredit(db(), { company: companyId, limit: 100, reason: 'a test', apply: true });
    await expect(asCompany((tx) => tx.update(creditLimits).set({ amount: 1_000 }))).rejects.toMatchObject(refused);
    await expect(asCompany((tx) => tx.delete(creditLimits))).rejects.toMatchObject(refused);
    expect(await asCompany((tx) => tx.select({ amount: creditLimits.amount }).from(creditLimits))).toEqual([
      { amount: 100 },
    ]);
  });

  it('a grant is in force at once, stands in the company’s audit trail, and survives the company’s own settings', async () => {
    const company = await aBookingCompany(db, setup.api, { settings: { paying: 'credit' } });
    const { companyId } = company;
    expect(
      await grantCredit(db(), {
        company: companyId,
        limit: 1_000_000,
        reason: 'Agreement of 1 December',
        apply: false,
      }),
    ).toMatchObject({ before: 0, after: 1_000_000 });
    expect(await settingsOf(db(), companyId)).toMatchObject({ creditLimit: 0 }); // a dry run
    await grantCredit(db(), { company: companyId, limit: 1_000_000, reason: 'Agreement of 1 December', apply: true });
    const kept = await company.must<{ settings: { creditLimit: number }; effects: { paying: string } }>(
      'PUT',
      'configuration',
      { ...DEFAULT_SETTINGS, paying: 'credit', creditLimit: 9 },
    );
    expect(kept).toMatchObject({
      settings: { creditLimit: 1_000_000 },
      effects: { paying: expect.stringContaining('up to ₹10,000') as string },
    });
    const booking = await company.admin.ready(await stocked());
    expect((await company.admin.pay(booking, booking.total)).data.booking).toMatchObject({ state: 'confirmed' });
    expect(await trailOf(company)).toMatchObject([
      {
        by: { _id: null, name: 'Sarai' },
        action: 'changed',
        subject: 'Kaveri Instruments',
        changes: [
          { field: 'Credit limit', before: '₹0', after: '₹10,000' },
          { field: 'Reason', after: 'Agreement of 1 December' },
        ],
      },
    ]);
    await grantCredit(db(), { company: companyId, limit: 0, reason: 'Overdue', apply: true });
    const next = await company.admin.ready(await stocked());
    expect((await company.admin.pay(next, next.total)).json).toMatchObject({ code: 'INSUFFICIENT_WALLET' });
    expect(await balanceOf(db(), company.accounts.credit)).toBe(-booking.total); // what is owed stays owed
  });

  it('a grant needs one company, an amount and a reason', async () => {
    const { companyId } = await aBookingCompany(db, setup.api);
    const grant = { company: companyId, limit: 100, reason: 'a test', apply: true };
    await expect(grantCredit(db(), { ...grant, company: 'Nobody & Sons' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const limit of [-1, 0.5, Number.NaN])
      await expect(grantCredit(db(), { ...grant, limit })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(grantCredit(db(), { ...grant, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await db().update(companies).set({ name: 'Godavari Mills' }).where(eq(companies.id, companyId));
    expect(await grantCredit(db(), { ...grant, company: 'Godavari Mills' })).toMatchObject({ companyId });
    const twin = await aBookingCompany(db, setup.api);
    await db().update(companies).set({ name: 'Godavari Mills' }).where(eq(companies.id, twin.companyId));
    await expect(grantCredit(db(), { ...grant, company: 'Godavari Mills' })).rejects.toThrow(
      `Give the id of one: ${[companyId, twin.companyId].sort().join(', ')}.`,
    );
  });
});

describe('npm run companies:credit', () => {
  const command = async (...args: string[]) => {
    try {
      const { stdout } = await run(process.execPath, ['scripts/grant-credit.ts', ...args], {
        env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
      });
      return { code: 0, text: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, text: stderr };
    }
  };

  it('is a dry run without --apply, prints old limit, new limit and what is outstanding, and refuses rubbish', async () => {
    const company = await aBookingCompany(db, setup.api, { settings: { paying: 'credit', creditLimit: 1_000_000 } });
    const { companyId } = company;
    const booking = await company.admin.ready(await stocked());
    await company.admin.pay(booking, booking.total);
    const dry = await command('--company', companyId, '--limit', '₹5,00,000', '--reason', 'Agreement');
    expect(dry).toEqual({
      code: 0,
      text: expect.stringMatching(
        /credit limit: ₹10,000 before, ₹500,000 after\noutstanding: ₹8,400\nThis was a dry run/,
      ) as string,
    });
    expect(await settingsOf(db(), companyId)).toMatchObject({ creditLimit: 1_000_000 });
    expect(
      (await command('--company', companyId, '--limit', '5,000', '--reason', 'Overdue', '--apply')).text,
    ).toContain('outstanding: ₹8,400, ₹3,400 above the limit');
    expect(await settingsOf(db(), companyId)).toMatchObject({ creditLimit: 500_000 });
    for (const limit of ['five lakh', '50,00', '-5', '1e9'])
      expect(await command('--company', companyId, `--limit=${limit}`, '--reason', 'x', '--apply')).toEqual({
        code: 1,
        text: expect.stringContaining('is no amount in rupees') as string,
      });
    expect((await command('--company', companyId, '--limit', '5', '--apply')).text).toContain(
      'Name the company, the limit and the reason.',
    );
    expect((await command('--company', 'cmp_none', '--limit', '5', '--reason', 'x')).text).toContain(
      'There is no company',
    );
    expect(await settingsOf(db(), companyId)).toMatchObject({ creditLimit: 500_000 });
  }, 120_000);
});
