import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import { approvalConfigurationForm } from '../contract.ts';
import { approvalNeed, type ApprovalRule, type Configuration, type Level, type Request } from './configuration.ts';
import { configurationFromWire, configurationToWire, hiddenRules } from './configuration-wire.ts';
import { resolveLevels, type People } from './resolve-levels.ts';
import { ruleSentence } from './text/rule-sentence.ts';

const manager: Level = {
  needs: 'any',
  approvers: [{ kind: 'manager' }],
  hours: 24,
  whenSilent: { does: 'pass', to: [{ kind: 'department-head' }] },
};
const named = (...ids: string[]): Level => ({
  needs: 'all',
  approvers: ids.map((employeeId) => ({ kind: 'employee', employeeId })),
  hours: null,
  whenSilent: { does: 'wait' },
});
const rule = (change: Partial<ApprovalRule> = {}): ApprovalRule => ({
  modes: [],
  policy: 'any',
  from: 0,
  upTo: null,
  levels: [manager],
  ...change,
});
const configured = (...rules: ApprovalRule[]): Configuration => ({ name: 'Two steps', rules });
const asked = (change: Partial<Request> = {}): Request => ({
  mode: 'flight',
  amount: 2_000_000,
  inPolicy: true,
  ...change,
});

describe('[3.9] which rule decides', () => {
  it.each<[string, Configuration | null, Request, ReturnType<typeof approvalNeed>['kind'], number | null]>([
    ['no configuration, inside policy', null, asked(), 'none', null],
    ['no configuration, outside: [5.1]', null, asked({ inPolicy: false }), 'refused', null],
    ['no rule fits, inside', configured(rule({ modes: ['hotel'] })), asked(), 'none', null],
    ['no rule fits, outside', configured(rule({ policy: 'inside' })), asked({ inPolicy: false }), 'refused', null],
    ['a rule without levels', configured(rule({ levels: [] })), asked({ inPolicy: false }), 'none', 0],
    ['exactly its lowest amount', configured(rule({ from: 2_000_000 })), asked(), 'levels', 0],
    ['a paisa below', configured(rule({ from: 2_000_001 })), asked(), 'none', null],
    ['exactly its highest', configured(rule({ upTo: 2_000_000 })), asked(), 'levels', 0],
    ['a paisa above', configured(rule({ upTo: 1_999_999 })), asked(), 'none', null],
    [
      'the first that fits',
      configured(rule({ policy: 'outside' }), rule({ upTo: 2_500_000, levels: [] }), rule()),
      asked(),
      'none',
      1,
    ],
    [
      'the next when it does not',
      configured(rule({ policy: 'outside' }), rule({ upTo: 1_500_000, levels: [] }), rule()),
      asked(),
      'levels',
      2,
    ],
    [
      'outside policy by its own rule',
      configured(rule({ policy: 'inside', levels: [] }), rule({ policy: 'outside' })),
      asked({ inPolicy: false }),
      'levels',
      1,
    ],
  ])('%s', (_, configuration, request, kind, at) =>
    expect(approvalNeed(configuration, request)).toMatchObject({ kind, rule: at }),
  );
});

/** asha → meera → vikram → meera (a circle higher up is nobody's fault); heads: meera of Field Sales, vikram of Sales. */
const company = (change: Partial<People> = {}): People => ({
  managerOf: (id) => ({ asha: 'meera', ravi: 'meera', meera: 'vikram', vikram: 'meera' })[id] ?? null,
  headsAbove: (id) => (id === 'asha' || id === 'meera' ? ['meera', 'vikram'] : []),
  isActive: (id) => id !== 'gone',
  administrators: ['farah', 'om'],
  ...change,
});
const self = { travellerId: 'asha', requesterId: 'asha' };
const people = (levels: Level[], subject = self, of = company()) =>
  resolveLevels(levels, subject, of).map((level) => level.people);

describe('[3.9] who is asked', () => {
  it.each<[string, readonly (readonly string[])[], string[][]]>([
    ['the manager', people([manager]), [['meera']]],
    [
      'the manager’s manager, when the manager asked for it',
      people([manager], { travellerId: 'asha', requesterId: 'meera' }),
      [['vikram']],
    ],
    ['or no longer works there', people([manager], self, company({ isActive: (id) => id !== 'meera' })), [['vikram']]],
    ['the head of the department', people([{ ...manager, approvers: [{ kind: 'department-head' }] }]), [['meera']]],
    [
      'the head above for a head',
      people([{ ...manager, approvers: [{ kind: 'department-head' }] }], {
        travellerId: 'meera',
        requesterId: 'meera',
      }),
      [['vikram']],
    ],
    [
      'the manager where a department has no head',
      people([{ ...manager, approvers: [{ kind: 'department-head' }] }], { travellerId: 'ravi', requesterId: 'ravi' }),
      [['meera']],
    ],
    ['people by name, each once', people([named('farah', 'om', 'farah')]), [['farah', 'om']]],
    ['without the traveller', people([named('asha', 'om')]), [['om']]],
    ['without who left', people([named('gone', 'om')]), [['om']]],
    ['an administrator when nobody is left', people([named('gone')]), [['farah', 'om']]],
    ['one level after the other', people([manager, named('om')]), [['meera'], ['om']]],
    ['nobody, when there is nobody', people([named('gone')], { travellerId: 'farah', requesterId: 'om' }), []],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));

  it('any one administrator does for all who are gone', () =>
    expect(resolveLevels([named('gone')], self, company())[0]?.needs).toBe('any'));

  it.each<[string, Level['whenSilent'], unknown]>([
    [
      'to the head above those who kept silent',
      { does: 'pass', to: [{ kind: 'department-head' }] },
      { does: 'pass', to: ['vikram'] },
    ],
    ['to a person', { does: 'pass', to: [{ kind: 'employee', employeeId: 'om' }] }, { does: 'pass', to: ['om'] }],
    [
      'not to the one who kept silent',
      { does: 'pass', to: [{ kind: 'employee', employeeId: 'meera' }] },
      { does: 'wait' },
    ],
    ['not to the traveller', { does: 'pass', to: [{ kind: 'employee', employeeId: 'asha' }] }, { does: 'wait' }],
    ['a decline stays one', { does: 'decline' }, { does: 'decline' }],
  ])('passes on %s', (_, whenSilent, expected) =>
    expect(resolveLevels([{ ...manager, whenSilent }], self, company())[0]?.whenSilent).toEqual(expected),
  );

  it('never asks the traveller, the requester, someone who left, or nobody', () => {
    const id = fc.constantFrom('asha', 'meera', 'vikram', 'farah', 'om', 'gone');
    const approver = fc.oneof(
      fc.record({ kind: fc.constant('employee' as const), employeeId: id }),
      fc.constant({ kind: 'manager' as const }),
      fc.constant({ kind: 'department-head' as const }),
    );
    const level = fc.record({
      needs: fc.constantFrom('any' as const, 'all' as const),
      approvers: fc.array(approver, { minLength: 1, maxLength: 3 }),
      hours: fc.constant(4),
      whenSilent: fc.record({
        does: fc.constant('pass' as const),
        to: fc.array(approver, { minLength: 1, maxLength: 2 }),
      }),
    });
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), id, id, (levels, travellerId, requesterId) => {
        for (const { people: found, whenSilent } of resolveLevels(levels, { travellerId, requesterId }, company())) {
          expect(found.length).toBeGreaterThan(0);
          const all = [...found, ...(whenSilent.does === 'pass' ? whenSilent.to : [])];
          expect(all.filter((person) => person === travellerId || person === requesterId || person === 'gone')).toEqual(
            [],
          );
          expect(new Set(all).size).toBe(all.length);
        }
      }),
    );
  });
});

describe('a configuration on the wire', () => {
  const anyLevel = fc.record({
    needs: fc.constantFrom('any' as const, 'all' as const),
    approvers: fc.constant([{ kind: 'manager' as const }]),
    hours: fc.integer({ min: 1, max: 720 }),
    whenSilent: fc.constantFrom(
      { does: 'wait' as const },
      { does: 'pass' as const, to: [{ kind: 'employee' as const, employeeId: 'om' }] },
    ),
  });
  const anyRule = fc.record({
    modes: fc.subarray([...TRAVEL_MODES]),
    policy: fc.constantFrom('any' as const, 'inside' as const, 'outside' as const),
    from: fc.nat(50),
    upTo: fc.option(fc.integer({ min: 50, max: 99 })),
    levels: fc.array(anyLevel, { maxLength: 3 }),
  });

  it('[3.17] has categories of bookings: 3 is a car', () => {
    expect(configurationToWire(configured(rule({ modes: ['train', 'car'] }))).rules[0]?.travelCategories).toEqual([
      3, 5,
    ]);
    expect(
      configurationFromWire({
        approvalConfigName: 'Cars',
        rules: [{ travelCategories: [3], policy: 'any', from: 0, upTo: null, levels: [] }],
      }).rules[0]?.modes,
    ).toEqual(['car']);
  });

  it('[3.17] comes back as it went, and parses', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 4 }), (rules) => {
        const wire = configurationToWire({ name: 'Any', rules });
        expect(approvalConfigurationForm.parse(wire)).toEqual(wire);
        expect(configurationToWire(configurationFromWire(wire))).toEqual(wire);
      }),
    );
  });

  it('[3.9] says which rules can never decide, and is right', () => {
    fc.assert(
      fc.property(
        fc.array(anyRule, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...TRAVEL_MODES),
        fc.nat(120),
        fc.boolean(),
        (rules, mode, amount, inPolicy) => {
          const hidden = hiddenRules({ name: 'Any', rules }).map((one) => one.rule);
          const { rule: decided } = approvalNeed({ name: 'Any', rules }, { mode, amount, inPolicy });
          if (decided !== null) expect(hidden).not.toContain(decided);
        },
      ),
    );
    expect(hiddenRules(configured(rule({ upTo: 10 }), rule({ modes: ['car'], upTo: 10 }), rule({ upTo: 11 })))).toEqual(
      [{ rule: 1, behind: 0 }],
    );
  });

  it.each<[string, unknown, string]>([
    ['no rule', [], 'Add at least one rule.'],
    [
      'amounts the wrong way round',
      [{ travelCategories: [], policy: 'any', from: 5, upTo: 4, levels: [] }],
      'The upper amount is below the lower one.',
    ],
    [
      'a level without people',
      [
        {
          travelCategories: [],
          policy: 'any',
          from: 0,
          upTo: null,
          levels: [{ needs: 'any', approvers: [], hours: null, whenSilent: { does: 'wait' } }],
        },
      ],
      'Name at least one approver.',
    ],
    [
      'passing on without a time',
      [
        {
          travelCategories: [],
          policy: 'any',
          from: 0,
          upTo: null,
          levels: [{ needs: 'any', approvers: [{ kind: 'manager' }], hours: null, whenSilent: { does: 'decline' } }],
        },
      ],
      'Say after how many hours.',
    ],
  ])('[5.12] refuses %s', (_, rules, message) =>
    expect(
      approvalConfigurationForm
        .safeParse({ approvalConfigName: 'Any', rules })
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]),
  );
});

describe('a rule in words', () => {
  const nameOf = (id: string) => ({ om: 'Om Rao', farah: 'Farah Khan' })[id] ?? id;
  it.each<[ApprovalRule, string]>([
    [rule({ levels: [] }), 'Everything: approved automatically.'],
    [
      rule({ modes: ['flight'], policy: 'outside', from: 2_000_000 }),
      'Flights out of policy from ₹20,000: the manager, and after 24 hours it passes to the head of department.',
    ],
    [
      rule({
        modes: ['hotel', 'car'],
        upTo: 2_000_000,
        levels: [named('om', 'farah'), { ...manager, hours: 1, whenSilent: { does: 'decline' } }],
      }),
      'Hotels and car rental up to ₹20,000: Om Rao and Farah Khan; then the manager, and after 1 hour it is declined.',
    ],
    [
      rule({ policy: 'inside', from: 100, upTo: 200, levels: [{ ...named('om', 'farah'), needs: 'any' }] }),
      'Everything in policy from ₹1 to ₹2: Om Rao or Farah Khan.',
    ],
  ])('%#', (one, sentence) => expect(ruleSentence(one, nameOf)).toBe(sentence));

  it('[4.8] of a request says no hours, whose own deadline can be earlier', () =>
    expect(ruleSentence(rule({}), nameOf, 'deadline')).toBe(
      'Everything: the manager, and with no answer in time it passes to the head of department.',
    ));
});
