import { describe, expect, it } from 'vitest';
import type { ListedConfiguration } from '#features/approvals/contract.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { ListedPolicy, PolicyConfigEntry, PolicyVersion, VerdictView } from '#features/policy/contract.ts';
import type { OptionFacts } from '#features/policy/rules/facts.ts';
import { recordChoice } from '#features/policy/server/travel-records.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { outboxMessages } from '#lib/server/db/tables.ts';
import { aCompany } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { database, demo, good, refused } = useCompanyOffice();

describe('[3.9] travel policies', () => {
  const hotels = (amount: number): PolicyConfigEntry => ({
    travelCategory: 1,
    eligibility: true,
    budget: [{ regionalCategoryId: 1, amount }],
    dateChangeAllowed: true,
    bookingWindow: 0,
    approvalConfiguration: { approvalConfigId: null },
    refundable: false,
    hotelCategory: [3, 4],
    filters: [],
  });
  type Details = { versions: (PolicyVersion & { difference: { text: string; effect: string }[] })[]; people: number };
  const option = (total: number) => ({
    mode: 'hotel',
    id: `o${total}`,
    total,
    place: { city: 'mumbai', country: 'IN' },
    hotelId: 'h',
    hotel: 'House',
    roomId: 'r',
    room: 'Room',
    rate: `Rate ${total}`,
    stars: 3,
    lat: 19,
    lng: 72,
    checkIn: '2027-03-01',
    nights: 1,
    rooms: 1,
    refundable: true,
    has: [],
  });

  it('are drafted, published, changed and evaluated by; the history says what changed, the dry run what it would have done', async () => {
    const company = await aCompany();
    const [admin, me] = [company.accessTokenData.accessToken, company.userDetails._id];
    const draft = (amount: number) => ({ travelPolicyName: 'Everyone', policyConfigData: [hotels(amount)], note: '' });
    const { policyId, version } = await good<{ policyId: string; version: number }>(
      'POST',
      'travel-policies',
      draft(500_000),
      admin,
    );
    await good(
      'POST',
      'travel-policies/assign',
      { policyId, to: 'company', targetId: company.companyDetails._id },
      admin,
    );
    expect(
      (await good<{ why: string }>('GET', `travel-policies/of-person?userId=${me}`, undefined, admin)).why,
    ).toContain('No policy applies');
    await good('POST', 'travel-policies/publish', { policyId, version }, admin);
    expect(await good('GET', `travel-policies/of-person?userId=${me}`, undefined, admin)).toMatchObject({
      policyId,
      version: 1,
      through: 'company',
    });
    expect((await good<CorporateSession>('GET', 'user-details', undefined, admin)).travelPolicy?.travelPolicyName).toBe(
      'Everyone',
    );
    expect(
      (await database().select().from(outboxMessages)).some(({ topic }) => topic === `corporateEmpTravelPolicy${me}`),
    ).toBe(true);

    const { verdicts } = await good<{ verdicts: { inPolicy: boolean; travellers: { verdict: VerdictView }[] }[] }>(
      'POST',
      'travel-policies/verdicts',
      { travellerIds: [me], options: [option(600_000), option(400_000)] },
      admin,
    );
    expect(verdicts.map(({ inPolicy }) => inPolicy)).toEqual([false, true]);
    expect(verdicts[0]?.travellers[0]?.verdict).toMatchObject({
      tag: '₹1,000 a night over',
      change: { kind: 'rate', optionId: 'o400000', priceDifference: -200_000 },
    });

    await good('PUT', 'travel-policies', { policyId, ...draft(300_000) }, admin);
    const details = await good<Details>('GET', `travel-policies/details?policyId=${policyId}`, undefined, admin);
    expect(details.versions.map(({ version: number, state }) => `${number} ${state}`)).toEqual([
      '2 draft',
      '1 published',
    ]);
    expect(details.versions[0]?.difference).toEqual([
      { subject: 'Hotels', effect: 'stricter', text: 'Budget for Metro cities: ₹5,000 a night, now ₹3,000 a night.' },
    ]);
    const run = await good<{ sentences: string[]; searches: number }>(
      'GET',
      `travel-policies/dry-run?policyId=${policyId}&version=2`,
      undefined,
      admin,
    );
    expect([run.searches, run.sentences.join(' ')]).toEqual([
      1,
      expect.stringContaining('1 search that found something in policy would find nothing'),
    ]);
    await inCompany(database(), company.companyDetails._id, (tx) =>
      recordChoice(tx, {
        companyId: company.companyDetails._id,
        employeeId: me,
        option: option(400_000) as OptionFacts,
      }),
    );
    const booked = await good<{ bookings: number; refused: { total: number; text: string }[] }>(
      'GET',
      `travel-policies/dry-run?policyId=${policyId}&version=2`,
      undefined,
      admin,
    );
    expect([booked.bookings, booked.refused]).toEqual([
      1,
      [expect.objectContaining({ total: 400_000, text: expect.stringContaining('₹1,000') as string })],
    ]);
    await good('POST', 'travel-policies/publish', { policyId, version: 2 }, admin);
    expect(
      (await good<Details>('GET', `travel-policies/details?policyId=${policyId}`, undefined, admin)).versions.map(
        ({ state }) => state,
      ),
    ).toEqual(['published', 'replaced']);
    expect(await refused('POST', 'travel-policies/publish', { policyId, version: 1 }, admin)).toMatchObject({
      status: 409,
      code: 'STATE_BLOCKED',
    });
    const nothing = { travelPolicyName: 'Everyone', policyConfigData: [{ ...hotels(0), hotelCategory: [] }] };
    const next = await good<{ version: number }>('PUT', 'travel-policies', { policyId, ...nothing }, admin);
    expect(await refused('POST', 'travel-policies/publish', { policyId, version: next.version }, admin)).toMatchObject({
      status: 400,
      fields: { 'policyConfigData.0.hotelCategory': expect.any(String) as string },
    });
    await good('POST', 'travel-policies/discard', { policyId, version: next.version }, admin);
  });

  it('[6.4] another company’s person, policy and group are not found', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const [theirs] = (await good<{ policies: ListedPolicy[] }>('GET', 'travel-policies')).policies;
    expect(
      (await refused('GET', `travel-policies/details?policyId=${theirs?.policyId}`, undefined, admin)).status,
    ).toBe(404);
    expect(
      (
        await refused(
          'POST',
          'travel-policies/verdicts',
          { travellerIds: [demo().userDetails._id], options: [option(1)] },
          admin,
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await refused(
          'POST',
          'travel-policies/assign',
          { policyId: theirs?.policyId, to: 'company', targetId: company.companyDetails._id },
          admin,
        )
      ).status,
    ).toBe(404);
  });
});

describe('[7.20] approval configurations and settings', () => {
  it('speak in sentences, know who names them, and stay while a policy does', async () => {
    const { configurations } = await good<{ configurations: ListedConfiguration[] }>('GET', 'approval-configurations');
    const named = configurations.find(({ usedBy }) => usedBy.length);
    expect(named?.sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
    expect(
      await refused('DELETE', 'approval-configurations', { approvalConfigId: named?.approvalConfigId }),
    ).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const rules = [
      {
        travelCategories: [3],
        policy: 'any',
        upTo: null,
        levels: [
          {
            needs: 'any',
            approvers: [{ kind: 'employee', employeeId: demo().userDetails._id }],
            hours: null,
            whenSilent: { does: 'wait' },
          },
        ],
      },
    ];
    const { approvalConfigId } = await good<{ approvalConfigId: string }>('POST', 'approval-configurations', {
      approvalConfigName: 'Cars',
      isCompanys: true,
      rules,
    });
    const after = await good<{ configurations: ListedConfiguration[] }>('GET', 'approval-configurations');
    expect(
      after.configurations.filter(({ isCompanys }) => isCompanys).map((one) => [one.approvalConfigId, one.sentences]),
    ).toEqual([[approvalConfigId, ['Car rental: Priya Raghavan.']]]);
    await good('DELETE', 'approval-configurations', { approvalConfigId });
  });

  it('a setting says what it does, and reaches the sessions of its people', async () => {
    const { settings } = await good<{ settings: object }>('GET', 'configuration');
    const saved = await good<{ effects: Record<string, string> }>('PUT', 'configuration', {
      ...settings,
      booksFor: 'reports',
      requiredFields: ['project', 'project'],
    });
    expect([saved.effects.booksFor, saved.effects.requiredFields]).toEqual([
      'Managers also book for the people who report to them.',
      'Every booking needs a project.',
    ]);
    expect((await good<CorporateSession>('GET', 'user-details')).configuration).toMatchObject({
      booksFor: 'reports',
      requiredFields: ['project'],
      currency: 'INR',
    });
  });
});
