import { describe, expect, it } from 'vitest';
import { at, level, opened, runOf } from '#tests/support/approval-run.ts';
import { decide, mayAnswerFor } from './decide.ts';
import { answeringFor, type Absence } from './stand-ins.ts';

describe('[4.8] stand-ins', () => {
  const away = (employeeId: string, standInId: string, from = '00:00', until = '23:00'): Absence => ({
    employeeId,
    standInId,
    from: at(from),
    until: at(until),
  });

  it.each<[string, Absence[], string[]]>([
    ['nobody away', [], ['meera']],
    ['away', [away('meera', 'om')], ['meera', 'om']],
    ['the first instant of it', [away('meera', 'om', '12:00')], ['meera', 'om']],
    ['the last no more', [away('meera', 'om', '00:00', '12:00')], ['meera']],
    ['both away', [away('meera', 'om'), away('om', 'farah')], ['meera', 'farah']],
    ['in a circle', [away('meera', 'om'), away('om', 'meera')], ['meera', 'om']],
    ['the traveller as stand-in', [away('meera', 'asha')], ['meera']],
  ])('%s', (_, absences, answering) =>
    expect(answeringFor('meera', at('12:00'), absences, ['asha'])).toEqual(answering),
  );

  it('a stand-in answers for both in an all-of level, and the record says for whom', () => {
    const run = opened([level(['meera', 'om'], { needs: 'all' })]);
    expect(mayAnswerFor(run, 'om', at('07:00'), [away('meera', 'om')])).toEqual(['meera', 'om']);
    expect(runOf(decide(run, { by: 'om', answer: 'approve', at: at('07:00') }, [away('meera', 'om')]))).toMatchObject({
      state: 'approved',
      decisions: [
        { by: 'om', forWhom: 'meera' },
        { by: 'om', forWhom: 'om' },
      ],
    });
  });
});
