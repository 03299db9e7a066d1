import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditChanges, auditValue, type Audited } from '#lib/shared/audit-changes.ts';
import { deactivateRefusal, deactivateSentences, type Leaving } from './deactivation.ts';
import {
  EMPLOYEES_PAGE_SIZE,
  passesFilter,
  passesSearch,
  type EmployeeFilter,
  type FilteredEmployee,
} from './employee-filter.ts';
import {
  deleteGroupRefusal,
  deleteGroupSentence,
  departmentsMovedUp,
  moveRefusal,
  type GroupUse,
} from './reassignment.ts';
import { treeOf } from '#lib/shared/tree.ts';

describe('[3.8] deleting a department, designation, band or level', () => {
  const sales: GroupUse = { grouping: 'department', id: 'sales', name: 'Sales', people: 12, policies: ['Field staff'] };
  const tree = treeOf([
    { id: 'office', parentId: null },
    { id: 'sales', parentId: 'office' },
    { id: 'field', parentId: 'sales' },
  ]);
  const nameOf = (id: string) => ({ office: 'Head Office', sales: 'Sales', field: 'Field Sales' })[id] ?? id;

  it.each<[GroupUse, { id: string } | null, string | null]>([
    [sales, null, '12 people are in the department Sales. Choose where they go first.'],
    [
      { ...sales, people: 1, grouping: 'band', name: 'Band 3' },
      null,
      '1 person is in the band Band 3. Choose where they go first.',
    ],
    [sales, { id: 'sales' }, 'Choose another department than the one you delete.'],
    [sales, { id: 'field' }, null],
    [{ ...sales, people: 0 }, null, null],
  ])('%#', (use, moveTo, refusal) => expect(deleteGroupRefusal(use, moveTo)).toBe(refusal));

  it('says who goes where, what moves up and which policy stops', () => {
    expect(deleteGroupSentence(sales, { name: 'Head Office' }, ['Field Sales'])).toBe(
      'The department Sales is deleted. 12 people go to Head Office. Field Sales moves up one step. “Field staff” was assigned to it; its people get the policy of where they go. Existing bookings keep the policy they were made under.',
    );
    expect(deleteGroupSentence({ ...sales, people: 0, policies: [] }, null, [])).toBe(
      'The department Sales is deleted. Existing bookings keep the policy they were made under.',
    );
    expect(departmentsMovedUp(tree, 'sales')).toEqual([{ id: 'field', parentId: 'office' }]);
    expect(departmentsMovedUp(tree, 'office')).toEqual([{ id: 'sales', parentId: null }]);
  });

  it.each([
    ['field', 'office', null],
    ['sales', null, null],
    ['sales', 'sales', 'Sales cannot be above itself.'],
    [
      'office',
      'field',
      'Field Sales is already below Head Office (Head Office › Sales › Field Sales). Move it out first.',
    ],
  ])('%s under %s', (id, parentId, refusal) => {
    expect(moveRefusal(tree, id, parentId, nameOf)).toBe(refusal);
  });
});

describe('[6.6] deactivating somebody', () => {
  const leaving = (change: Partial<Leaving> = {}): Leaving => ({
    name: 'Meera Nair',
    trips: 0,
    requests: 0,
    approvals: 0,
    reports: 0,
    departments: [],
    successor: null,
    ...change,
  });
  it.each<[Leaving, string | null]>([
    [leaving({ trips: 3, requests: 2 }), null],
    [leaving({ approvals: 1 }), 'Meera Nair cannot leave yet: 1 approval waits for them. Choose who takes over.'],
    [
      leaving({ approvals: 2, reports: 5 }),
      'Meera Nair cannot leave yet: 2 approvals wait for them and 5 people report to them. Choose who takes over.',
    ],
    [leaving({ approvals: 2, reports: 5, successor: 'Om Rao' }), null],
  ])('%#', (one, refusal) => expect(deactivateRefusal(one)).toBe(refusal));

  it('says what happens to trips, requests, approvals and people', () => {
    expect(
      deactivateSentences(
        leaving({ trips: 2, requests: 1, approvals: 1, reports: 3, departments: ['Sales'], successor: 'Om Rao' }),
      ),
    ).toEqual([
      'Meera Nair is signed out everywhere at once and cannot sign in again.',
      '1 request that is not booked yet is withdrawn; nothing is charged.',
      '2 confirmed trips stay booked. Cancel them one by one if nobody travels; each shows its refund first.',
      '1 approval passes to Om Rao.',
      '3 people report to Om Rao.',
      'Sales has no head until you name one.',
    ]);
    expect(deactivateSentences(leaving())).toHaveLength(1);
  });
});

describe('[7.13] the filter of the employee list', () => {
  const asha: FilteredEmployee = {
    department: 'sales',
    designation: 'engineer',
    band: null,
    level: 'l5',
    role: 'desk',
    manager: 'meera',
    policy: null,
    state: 'active',
    firstName: 'José Asha',
    lastName: 'Iyer-Núñez',
    workEmail: 'asha.iyer@kaveri.example',
    staffNumber: 'K-0042',
  };

  it.each<[EmployeeFilter[], boolean]>([
    [[], true],
    [[{ by: 'department', type: 'in', values: ['sales', 'works'] }], true],
    [[{ by: 'department', type: 'in', values: ['works'] }], false],
    [[{ by: 'department', type: 'notIn', values: ['works'] }], true],
    [[{ by: 'department', type: 'notIn', values: ['sales', 'works'] }], false],
    [[{ by: 'band', type: 'in', values: ['b3'] }], false],
    [[{ by: 'band', type: 'notIn', values: ['b3'] }], true],
    [[{ by: 'department', type: 'in', values: [] }], true],
    [[{ by: 'department', type: 'notIn', values: [] }], true],
    [
      [
        { by: 'department', type: 'in', values: ['sales'] },
        { by: 'state', type: 'in', values: ['invited'] },
      ],
      false,
    ],
    [
      [
        { by: 'department', type: 'in', values: ['sales'] },
        { by: 'department', type: 'notIn', values: ['sales'] },
      ],
      false,
    ],
  ])('%j: %s', (filters, passes) => expect(passesFilter(asha, filters)).toBe(passes));

  it.each([
    ['', true],
    ['  ', true],
    ['as', true],
    ['iyer', true],
    ['jose', true],
    ['ÍYER asha', true],
    ['yer', false],
    ['asha.i', true],
    ['kaveri', true],
    ['k-00', true],
    ['asha works', false],
    ['%', false],
    ['_sha', false],
  ])('search %j: %s', (searchKey, passes) => {
    expect(passesSearch(asha, searchKey)).toBe(passes);
  });

  it('finds Devanagari as it is written', () => {
    const meera = { ...asha, firstName: 'मीरा', lastName: 'नायर' };
    expect([passesSearch(meera, 'मीरा'), passesSearch(meera, 'मी'), passesSearch(meera, 'मरा')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[9.5] pages hold 20', () => expect(EMPLOYEES_PAGE_SIZE).toBe(20));
});

describe('the audit trail', () => {
  it.each<[string, Audited, Audited, unknown]>([
    ['nothing changed', { name: 'Sales', tags: ['a'] }, { tags: ['a'], name: 'Sales' }, []],
    ['a field', { name: 'Sales' }, { name: 'Field Sales' }, [{ field: 'name', before: 'Sales', after: 'Field Sales' }]],
    [
      'a field more and one less',
      { a: 1 },
      { b: 2 },
      [
        { field: 'a', before: 1, after: undefined },
        { field: 'b', before: undefined, after: 2 },
      ],
    ],
    [
      'deep down',
      { budget: [{ amount: 1 }, { amount: 2 }] },
      { budget: [{ amount: 1 }, { amount: 3 }, { amount: 4 }] },
      [
        { field: 'budget.1.amount', before: 2, after: 3 },
        { field: 'budget.2.amount', before: undefined, after: 4 },
      ],
    ],
    ['a list as a whole', { cabins: [2, 3] }, { cabins: [2] }, [{ field: 'cabins', before: [2, 3], after: [2] }]],
    [
      'created',
      null,
      { name: 'Sales', active: true },
      [
        { field: 'name', before: undefined, after: 'Sales' },
        { field: 'active', before: undefined, after: true },
      ],
    ],
    ['deleted', { name: 'Sales' }, null, [{ field: 'name', before: 'Sales', after: undefined }]],
    [
      'a hidden field',
      { person: { mobile: '1', name: 'A' } },
      { person: { mobile: '2', name: 'A' } },
      [{ field: 'person.mobile', before: 'hidden', after: 'hidden' }],
    ],
    [
      'a hidden field that comes',
      { person: {} },
      { person: { mobile: '2' } },
      [{ field: 'person.mobile', before: undefined, after: 'hidden' }],
    ],
  ])('%s', (_, before, after, changes) => expect(auditChanges(before, after, new Set(['mobile']))).toEqual(changes));

  it('is empty exactly when nothing changed, and never tells what is hidden', () => {
    const record = fc.dictionary(
      fc.constantFrom('a', 'b', 'mobile'),
      fc.oneof(
        fc.integer({ max: 9, min: 1 }),
        fc.constantFrom('x', 'secret-1', 'secret-2'),
        fc.array(fc.nat(3), { maxLength: 2 }),
      ),
    );
    const whole = (value: unknown) =>
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      );
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(auditChanges(before, after).length === 0).toBe(whole(before) === whole(after));
        expect(JSON.stringify(auditChanges(before, after, new Set(['a', 'b', 'mobile'])))).not.toContain('secret');
      }),
    );
  });

  it.each<[Audited | undefined, string]>([
    [undefined, 'none'],
    [null, 'none'],
    ['', 'none'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
    [[], 'none'],
    [[2, 3], '2, 3'],
    ['Sales', 'Sales'],
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
  ])('shows %j as %s', (value, text) => expect(auditValue(value)).toBe(text));
});
