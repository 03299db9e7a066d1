import { describe, expect, it } from 'vitest';
import { costFacts, costFieldProblems } from './cost-fields.ts';

describe('[7.20] cost centre and project of transport', () => {
  it.each([
    [[], { costCentre: '', project: '' }, []],
    [['costCentre', 'project', 'purpose'], { costCentre: ' ', project: '' }, ['costCentre', 'project']],
    [['project'], { costCentre: '', project: 'Apollo' }, []],
    [['costCentre'], { costCentre: '', project: 'Apollo' }, ['costCentre']],
  ])('of %j, %j lacks %j', (required, given, missing) => {
    const problems = costFieldProblems(required, given);
    expect(Object.keys(problems)).toEqual(missing);
    for (const text of Object.values(problems)) expect(text).toMatch(/Your company asks for it at each booking\.$/);
  });

  it('are shown where they were entered', () => {
    expect(costFacts({ costCentre: '', project: '' })).toEqual([]);
    expect(costFacts({ costCentre: 'CC-1', project: 'Apollo' })).toEqual([
      { label: 'Cost centre', value: 'CC-1' },
      { label: 'Project', value: 'Apollo' },
    ]);
  });
});
