import { describe, expect, it } from 'vitest';
import {
  bandOption,
  companySettings,
  companySettingsForm,
  departmentOption,
  designationOption,
  employeeListQuery,
  employeeOption,
  levelOption,
  userRoleOption,
} from '../organisation.ts';
import { BOOKERS } from './setting-values.ts';
import {
  creditLimitSentence,
  DEFAULT_SETTINGS,
  mayBookFor,
  missingFields,
  scopeOfBooker,
  settingSentences,
  fellBelow,
} from './settings.ts';

describe('company settings', () => {
  it('begin so that they parse', () => expect(companySettings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS));

  it('each say their effect', () => {
    expect(
      settingSentences({
        ...DEFAULT_SETTINGS,
        paying: 'credit',
        creditLimit: 50_000_000,
        booksFor: 'reports',
        guestsAllowed: true,
        requiredFields: ['costCentre', 'purpose'],
        notices: ['approvals'],
      }),
    ).toEqual({
      modes: 'People see hotels and flights, and nothing else, whatever their policy allows.',
      paying: 'Bookings are paid on credit, up to ₹500,000 unpaid at a time.',
      lowBalance: 'No email is sent when the account runs low.',
      checkoutAllowed: 'What the credit does not cover is paid by card, UPI or net banking when booking.',
      booksFor: 'Managers also book for the people who report to them.',
      guestsAllowed: 'Trips may include guests who do not work here. The booker’s policy applies to them.',
      requiredFields: 'Every booking needs a cost centre and the purpose of the trip.',
      notices: 'People are notified of approvals.',
    });
    for (const sentence of Object.values(settingSentences({ ...DEFAULT_SETTINGS, notices: [] })))
      expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('say who grants credit, and what booking on credit without a limit means', () => {
    expect(settingSentences({ ...DEFAULT_SETTINGS, paying: 'credit' }).paying).toBe(
      'Bookings are to be paid on credit, but no credit limit has been granted yet.',
    );
    expect(creditLimitSentence(0)).toBe(
      'Your company has no credit limit. Limits are granted by Sarai: to ask for one, reply to any email from us.',
    );
    expect(creditLimitSentence(50_000_000)).toBe(
      'Your company’s credit limit is ₹500,000. It is set by Sarai: to ask for another limit, reply to any email from us.',
    );
  });

  it('leave the credit limit out of what a company writes', () => {
    expect(companySettingsForm.parse({ ...DEFAULT_SETTINGS, creditLimit: 1 })).not.toHaveProperty('creditLimit');
  });

  const person = (employeeId: string, managerId: string | null, departmentId: string | null) => ({
    employeeId,
    managerId,
    departmentId,
  });
  const [asha, meera, ravi, om] = [
    person('asha', 'meera', 'sales'),
    person('meera', null, 'sales'),
    person('ravi', 'om', 'sales'),
    person('om', null, null),
  ];
  it.each([
    ['self', asha, asha, true],
    ['self', meera, asha, false],
    ['reports', meera, asha, true],
    ['reports', meera, ravi, false],
    ['reports', asha, meera, false],
    ['department', asha, ravi, true],
    ['department', om, asha, false],
    ['department', om, person('zoya', null, null), false],
    ['company', om, asha, true],
  ] as const)('%s: %j for %j is %s', (booksFor, booker, traveller, may) =>
    expect(mayBookFor(booksFor, booker, traveller)).toBe(may),
  );

  it('[2.2] whoever was named books for that person, whatever the setting', () => {
    expect(mayBookFor('self', om, asha, [om.employeeId])).toBe(true);
    expect(mayBookFor('self', om, asha, [meera.employeeId])).toBe(false);
  });

  it('[2.2] whoever may book for others by role books for everybody, whatever the setting', () => {
    for (const booksFor of BOOKERS) {
      expect(scopeOfBooker(booksFor, ['booking.create', 'booking.others'])).toBe('company');
      expect(scopeOfBooker(booksFor, ['booking.view', 'booking.create', 'booking.edit'])).toBe(booksFor);
    }
  });

  it.each([
    [{}, ['costCentre', 'project']],
    [{ costCentre: ' ', project: 'P-1' }, ['costCentre']],
    [{ costCentre: 'CC-4410', project: 'P-1' }, []],
  ])('%j lacks %j', (given, missing) => {
    expect(missingFields({ ...DEFAULT_SETTINGS, requiredFields: ['costCentre', 'project'] }, given)).toEqual(missing);
  });
});

describe('shapes on the wire', () => {
  it('[3.8] dropdown options have the names of the specification', () => {
    expect(
      [departmentOption, userRoleOption, levelOption, bandOption, designationOption, employeeOption].map((option) =>
        Object.keys(option.shape),
      ),
    ).toEqual([
      ['departmentId', 'departmentName', 'isTravelPolicyExists'],
      ['userRoleId', 'userRoleName'],
      ['levelId', 'level'],
      ['bandId', 'band'],
      ['designationId', 'designation'],
      ['_id', 'firstName', 'lastName', 'travelPolicyDetails'],
    ]);
  });

  it('[7.13] [9.5] the employee list is asked 20 a page from page 1', () => {
    expect(employeeListQuery.parse({ companyId: 'cmp_1', filter: [{ by: 'department', values: ['dep_1'] }] })).toEqual({
      companyId: 'cmp_1',
      filter: [{ by: 'department', type: 'in', values: ['dep_1'] }],
      searchKey: '',
      sort: { by: 'name', direction: 'asc' },
      pageSize: 20,
      pageNo: 1,
    });
    expect(employeeListQuery.safeParse({ companyId: 'cmp_1', pageNo: 0 }).success).toBe(false);
    expect(
      employeeListQuery.safeParse({ companyId: 'cmp_1', filter: [{ by: 'password', values: ['a'] }] }).success,
    ).toBe(false);
  });
});

describe('[7.20] a low balance', () => {
  it.each([
    ['above', 1000, { before: 3000, left: 1000 }, false],
    ['from above to below', 1000, { before: 1000, left: 999 }, true],
    ['below already', 1000, { before: 999, left: 0 }, false],
    ['no level', 0, { before: 100, left: 0 }, false],
  ])('%s', (_, level, move, told) => {
    expect(fellBelow(level, move)).toBe(told);
  });
});
