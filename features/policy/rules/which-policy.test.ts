import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSIGNED_TO, type AssignedTo, type Assignment } from './assignment.ts';
import { whichPolicy, whyThisPolicy, type Names } from './which-policy.ts';

const asha = {
  employeeId: 'asha',
  designationId: 'engineer',
  bandId: 'b3',
  levelId: 'l5',
  departments: ['field-sales', 'sales'],
  companyId: 'kaveri',
};
const given = (to: AssignedTo, id: string, policyId = `to-${to}`, assignedAt = '2026-11-01T00:00:00Z'): Assignment => ({
  policyId,
  to,
  id,
  assignedAt,
});
const everywhere = [
  given('company', 'kaveri'),
  given('department', 'sales', 'to-upper'),
  given('department', 'field-sales'),
  given('level', 'l5'),
  given('band', 'b3'),
  given('designation', 'engineer'),
  given('employee', 'asha'),
];
const yes = () => true;

describe('[3.9] which policy applies to a person', () => {
  it('is the most specific: employee, designation, band, level, department, company', () => {
    const order: (string | undefined)[] = [];
    for (let left = everywhere; left.length; left = left.filter(({ policyId }) => policyId !== order.at(-1)))
      order.push(whichPolicy(left, asha, yes).found?.policyId);
    expect(order).toEqual([
      'to-employee',
      'to-designation',
      'to-band',
      'to-level',
      'to-department',
      'to-upper',
      'to-company',
    ]);
  });

  it.each<[string, Assignment[], string | undefined]>([
    ['none, where none was given', [], undefined],
    [
      'none that was given to others',
      [given('employee', 'ravi'), given('company', 'other'), given('band', 'l5')],
      undefined,
    ],
    [
      'the later of two given to the same',
      [given('band', 'b3', 'new', '2026-11-02T00:00:00Z'), given('band', 'b3', 'old')],
      'new',
    ],
    ['of two at one instant always the same', [given('band', 'b3', 'a'), given('band', 'b3', 'b')], 'b'],
  ])('%s', (_, assignments, policyId) => {
    expect(whichPolicy(assignments, asha, yes).found?.policyId).toBe(policyId);
    expect(whichPolicy([...assignments].reverse(), asha, yes).found?.policyId).toBe(policyId);
  });

  it('passes over a policy that is not published, and says so', () => {
    const { found, unpublished } = whichPolicy(
      everywhere,
      asha,
      (policyId) => policyId === 'to-band' || policyId === 'to-company',
    );
    expect(found?.policyId).toBe('to-band');
    expect(unpublished.map(({ policyId }) => policyId)).toEqual(['to-employee', 'to-designation']);
  });

  it('asks nothing of a person without band or level', () => {
    const newcomer = { ...asha, employeeId: 'new', designationId: null, bandId: null, levelId: null, departments: [] };
    expect(whichPolicy(everywhere, newcomer, yes).found?.policyId).toBe('to-company');
  });

  it('never prefers the less specific, whatever was given', () => {
    const anyGiven = fc.record({
      policyId: fc.constantFrom('p', 'q', 'r'),
      to: fc.constantFrom(...ASSIGNED_TO),
      id: fc.constantFrom('asha', 'engineer', 'b3', 'l5', 'sales', 'field-sales', 'kaveri'),
      assignedAt: fc.constantFrom('2026-11-01', '2026-11-02'),
    });
    fc.assert(
      fc.property(fc.array(anyGiven, { maxLength: 12 }), fc.subarray(['p', 'q', 'r']), (assignments, published) => {
        const { found, overridden, unpublished } = whichPolicy(assignments, asha, (policyId) =>
          published.includes(policyId),
        );
        const rank = (one: Assignment) => ASSIGNED_TO.indexOf(one.to);
        for (const one of overridden) expect(rank(one)).toBeGreaterThanOrEqual(rank(found ?? one));
        for (const one of unpublished) expect(rank(one)).toBeLessThanOrEqual(found ? rank(found) : 9);
        expect([found, ...overridden].every((one) => !one || published.includes(one.policyId))).toBe(true);
      }),
    );
  });
});

describe('[3.9] why', () => {
  const names: Names = {
    person: 'Asha Iyer',
    of: (_, id) =>
      ({ asha: 'Asha Iyer', 'field-sales': 'Field Sales', b3: 'Band 3', kaveri: 'Kaveri Textiles' })[id] ?? id,
    policy: (policyId) =>
      ({ 'to-department': 'Sales', 'to-company': 'Everyone', 'to-employee': 'Directors', 'to-band': 'Middle' })[
        policyId
      ] ?? policyId,
  };
  const why = (assignments: Assignment[], isPublished: (policyId: string) => boolean = yes) =>
    whyThisPolicy(whichPolicy(assignments, asha, isPublished), names);

  it.each<[string, string]>([
    [why([]), 'No policy applies to Asha Iyer, so nothing is refused.'],
    [why([given('employee', 'asha')]), '“Directors” applies to Asha Iyer. It is assigned to them personally.'],
    [
      why([given('company', 'kaveri')]),
      '“Everyone” applies to Asha Iyer. It is assigned to the company Kaveri Textiles.',
    ],
    [
      why([given('department', 'field-sales'), given('company', 'kaveri')]),
      '“Sales” applies to Asha Iyer. It is assigned to the department Field Sales. It goes before “Everyone” of the company Kaveri Textiles.',
    ],
    [
      why([given('band', 'b3'), given('company', 'kaveri')], (policyId) => policyId === 'to-company'),
      '“Everyone” applies to Asha Iyer. It is assigned to the company Kaveri Textiles. “Middle” would come first, but is not published yet.',
    ],
  ])('%s', (said, sentence) => expect(said).toBe(sentence));
});
