import { expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { aCompany } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { good } = useCompanyOffice();
type Page = { entries: AuditEntry[]; more: boolean };

it('[7.20] the audit log is read from either end, page by page', async () => {
  const admin = (await aCompany()).accessTokenData.accessToken;
  const names = Array.from({ length: 22 }, (_, at) => `Name ${at}`);
  for (const companyName of names) await good('PUT', 'company', { companyName, registrations: [] }, admin);
  const read = (query: string) => good<Page>('GET', `audit-trail?kind=company&${query}`, undefined, admin);
  const all = async (order: 'newest' | 'oldest') => {
    const first = await read(`order=${order}`);
    const second = await read(`order=${order}&before=${first.entries.at(-1)!._id}`);
    expect([first.entries.length, first.more, second.more]).toEqual([20, true, false]);
    return [...first.entries, ...second.entries].map(({ _id }) => _id);
  };
  const [newest, oldest] = [await all('newest'), await all('oldest')];
  expect(oldest).toEqual(newest.toReversed());
  expect(newest.length).toBeGreaterThanOrEqual(names.length);
});

it('[7.20] the audit log says settings in words, and nothing of fields that stayed empty', async () => {
  const admin = (await aCompany()).accessTokenData.accessToken;
  const settings = {
    modes: ['hotel', 'car'],
    paying: 'credit',
    checkoutAllowed: true,
    booksFor: 'reports',
    guestsAllowed: false,
    requiredFields: ['costCentre'],
    notices: ['approvals'],
    lowBalance: 0,
  };
  await good('PUT', 'configuration', settings, admin);
  const policy = { travelPolicyName: 'Everyone', policyConfigData: [], note: '' };
  await good('POST', 'travel-policies', policy, admin);
  const { entries } = await good<Page>('GET', 'audit-trail', undefined, admin);
  const changes = entries.flatMap((entry) => entry.changes.map(({ field, after }) => `${field}: ${after}`));
  expect(changes).toEqual(
    expect.arrayContaining([
      'Travel modes: Hotels, Car rental',
      'Trips are paid from: credit',
      'Who people may book for: the people who report to them',
      'Asked at each booking: cost centre',
    ]),
  );
  expect(entries.flatMap((entry) => entry.changes).filter((one) => one.before === one.after)).toEqual([]);
});
