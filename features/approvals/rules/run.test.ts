import { describe, expect, it } from 'vitest';
import { changeFare } from './change-fare.ts';
import { decide, mayAnswerFor } from './decide.ts';
import { levelDue, nextLookAt, passTime } from './pass-time.ts';
import { replacePerson, withdraw } from './replace-person.ts';
import type { ResolvedLevel } from './resolve-levels.ts';
import { ceilingOf, instantOf, openRun, unanswered, type Run, type Step } from './run.ts';
import { answeringFor, type Absence } from './stand-ins.ts';
import { approvalStatusOf } from './text/run-messages.ts';
import { askSentence, silenceSentence } from './text/waiting-text.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const level = (people: string[], change: Partial<ResolvedLevel> = {}): ResolvedLevel => ({
  needs: 'any',
  people,
  hours: null,
  whenSilent: { does: 'wait' },
  ...change,
});
const meera = level(['meera'], { hours: 4, whenSilent: { does: 'pass', to: ['vikram'] } });

/** ₹42,316, asked at 06:00, held until 17:00. */
const opened = (levels: ResolvedLevel[] = [meera], change: Partial<Parameters<typeof openRun>[0]> = {}): Run =>
  openRun({ levels, amount: 4_231_600, deadline: at('17:00'), at: at('06:00'), excluded: ['asha'], ...change }).run;

const runOf = (step: Step): Run => {
  if (!step.done) throw new Error(step.reason);
  return step.run;
};
const say = (run: Run, by: string, time: string, answer: 'approve' | 'decline' = 'approve', upTo?: number) =>
  runOf(decide(run, { by, answer, at: at(time), upTo }, []));
const refusal = (step: Step) => (step.done ? null : step.reason);

describe('[4.8] the price up to which an approved request stays approved', () => {
  const HIGH = 4_500_000;
  it('is what every level granted, the least of them; at one level any approval is enough, or all together', () => {
    const any = opened([level(['meera', 'om'])]);
    expect(ceilingOf(say(any, 'om', '07:00', 'approve', HIGH))).toBe(HIGH);
    const both = say(opened([level(['meera', 'om'], { needs: 'all' })]), 'om', '07:00', 'approve', HIGH);
    expect(ceilingOf(both)).toBeNull(); // still waiting
    expect(ceilingOf(say(both, 'meera', '08:00', 'approve', 4_300_000))).toBe(4_300_000);
    const two = say(opened([level(['meera']), level(['om'])]), 'meera', '07:00', 'approve', HIGH);
    expect(ceilingOf(say(two, 'om', '08:00'))).toBeNull(); // the second level granted the fare alone
  });

  it('is nothing above the fare where nobody granted more, or nobody was asked', () => {
    expect(ceilingOf(say(opened(), 'meera', '07:00'))).toBeNull();
    expect(ceilingOf(opened([]))).toBeNull();
  });
});

describe('[4.8] answers', () => {
  it('one approval of an any-of level approves', () =>
    expect(say(opened([level(['meera', 'om'])]), 'om', '07:00')).toMatchObject({
      state: 'approved',
      endedAt: at('07:00'),
      decisions: [{ by: 'om', forWhom: 'om', upTo: 4_231_600 }],
    }));

  it('an all-of level waits for the last', () => {
    const first = say(opened([level(['meera', 'om'], { needs: 'all' })]), 'om', '07:00');
    expect(first).toMatchObject({ state: 'waiting' });
    expect(unanswered(first)).toEqual(['meera']);
    expect(say(first, 'meera', '08:00').state).toBe('approved');
  });

  it('levels come one after the other', () => {
    const run = opened([level(['meera']), level(['om'])]);
    expect(refusal(decide(run, { by: 'om', answer: 'approve', at: at('07:00') }, []))).toBe(
      'Others decide this request first. It comes to you once they approve.',
    );
    const step = decide(run, { by: 'meera', answer: 'approve', at: at('07:00') }, []);
    expect(step).toMatchObject({
      run: { state: 'waiting', level: 1, openedAt: at('07:00') },
      effects: [{ kind: 'ask', people: ['om'], level: 1, amount: 4_231_600, approved: 0, until: at('17:00') }],
    });
    expect(say(runOf(step), 'om', '08:00').state).toBe('approved');
  });

  it('who approved once is not asked at a later level', () =>
    expect(say(opened([level(['meera']), level(['meera', 'om'])]), 'meera', '07:00').state).toBe('approved'));

  it.each([['any'], ['all']] as const)('one decline ends it (%s-of)', (needs) => {
    const run = say(opened([level(['meera', 'om'], { needs }), level(['farah'])]), 'om', '07:00', 'decline');
    expect(run).toMatchObject({ state: 'declined', endedAt: at('07:00') });
    expect(refusal(decide(run, { by: 'meera', answer: 'approve', at: at('08:00') }, []))).toContain('declined');
  });

  it('no level at all approves at once, and a fare already gone is not asked for', () => {
    expect(openRun({ levels: [], amount: 1, deadline: at('17:00'), at: at('06:00'), excluded: [] })).toMatchObject({
      run: { state: 'approved' },
      effects: [{ kind: 'ended', state: 'approved' }],
    });
    expect(opened([meera], { at: at('17:00') }).state).toBe('expired');
  });

  it.each<[string, string, Run, string]>([
    [
      'the traveller',
      'asha',
      opened([level(['asha', 'meera'])]),
      'You cannot approve your own trip or your own request. It waits for its approvers.',
    ],
    ['a stranger', 'ravi', opened(), 'This request is not waiting for you.'],
    [
      'somebody who answered',
      'om',
      say(opened([level(['om', 'meera'], { needs: 'all' })]), 'om', '06:30'),
      'You have answered this request. It waits for the others.',
    ],
  ])('refuses %s', (_, by, run, reason) =>
    expect(refusal(decide(run, { by, answer: 'approve', at: at('07:00') }, []))).toBe(reason),
  );

  it('refuses an approval of less than the fare, takes one of more', () => {
    expect(
      refusal(decide(opened(), { by: 'meera', answer: 'approve', at: at('07:00'), upTo: 4_231_599 }, [])),
    ).toContain('at least the whole fare');
    expect(say(opened(), 'meera', '07:00', 'approve', 4_500_000).decisions).toMatchObject([{ upTo: 4_500_000 }]);
  });

  it.each([
    ['approved', 'approved'],
    ['declined', 'declined'],
    ['expired', 'rejected'],
    ['waiting', 'pending'],
    ['withdrawn', 'withdrawn'],
  ] as const)('[3.20] %s reads as %s', (state, status) => expect(approvalStatusOf(state)).toBe(status));
});

describe('[4.8] time', () => {
  it.each<[string, ResolvedLevel, string | null]>([
    ['its own limit before the deadline', meera, at('10:00')],
    ['a limit beyond the deadline leaves the others half of what is left', { ...meera, hours: 24 }, at('11:30')],
    ['a limit at the very deadline too', { ...meera, hours: 11 }, at('11:30')],
    ['a minute before it stays', { ...meera, hours: 10 }, at('16:00')],
    [
      'declining never goes before the deadline',
      level(['meera'], { hours: 24, whenSilent: { does: 'decline' } }),
      null,
    ],
    ['declining at its limit', level(['meera'], { hours: 2, whenSilent: { does: 'decline' } }), at('08:00')],
    ['waiting has no limit but the deadline', level(['meera'], { hours: 2 }), null],
  ])('%s', (_, one, due) => {
    const run = opened([one]);
    const found = levelDue(run);
    expect(found === null ? null : instantOf(found)).toBe(due);
    expect(nextLookAt(run)).toBe(due ?? at('17:00'));
  });

  it('passes on at the instant it was due, not before, and tells whom', () => {
    expect(runOf(passTime(opened(), at('09:59')))).toEqual(opened());
    const step = passTime(opened(), at('12:00'));
    expect(step).toMatchObject({
      run: { state: 'waiting', levels: [{ passedAt: at('10:00') }] },
      effects: [{ kind: 'passed', from: ['meera'], to: ['vikram'], at: at('10:00') }],
    });
    expect(refusal(decide(runOf(step), { by: 'meera', answer: 'approve', at: at('12:00') }, []))).toBe(
      'Your time to decide is over and it was passed on to others.',
    );
    expect(say(runOf(step), 'vikram', '12:00').state).toBe('approved');
  });

  it('one of those it passed to is enough, even where all were needed', () => {
    const all = level(['meera', 'om'], {
      needs: 'all',
      hours: 1,
      whenSilent: { does: 'pass', to: ['vikram', 'farah'] },
    });
    expect(say(opened([all]), 'farah', '08:00').state).toBe('approved');
  });

  it('passing to somebody who agreed before is an agreement', () => {
    const run = say(opened([level(['vikram']), meera]), 'vikram', '07:00');
    expect(passTime(run, at('12:00'))).toMatchObject({
      run: { state: 'approved', endedAt: at('11:00') },
      effects: [{ kind: 'passed' }, { kind: 'ended', state: 'approved' }],
    });
  });

  it('an answer that comes after the time is evaluated by then', () =>
    expect(refusal(decide(opened(), { by: 'meera', answer: 'approve', at: at('10:00') }, []))).toContain('passed on'));

  it('declines by itself where that was chosen', () =>
    expect(
      runOf(passTime(opened([level(['meera'], { hours: 2, whenSilent: { does: 'decline' } })]), at('08:00'))),
    ).toMatchObject({ state: 'declined', endedAt: at('08:00') }));

  it('the fare’s deadline wins over everything', () => {
    expect(runOf(passTime(opened(), at('16:59'))).state).toBe('waiting');
    expect(runOf(passTime(opened(), at('17:00')))).toMatchObject({ state: 'expired', endedAt: at('17:00') });
    expect(refusal(decide(opened(), { by: 'vikram', answer: 'approve', at: at('17:00') }, []))).toContain(
      'The fare was held only until its deadline',
    );
    expect(nextLookAt(runOf(passTime(opened(), at('17:00'))))).toBeNull();
  });
});

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

describe('[4.8] another fare', () => {
  const approved = say(opened([level(['meera']), level(['om'])]), 'meera', '07:00');
  const both = say(approved, 'om', '08:00', 'approve', 4_400_000);
  const fare = (run: Run, amount: number, change: Partial<Parameters<typeof changeFare>[1]> = {}) =>
    changeFare(run, { amount, deadline: at('19:00'), at: at('09:00'), ...change });

  it.each([[4_000_000], [4_231_600]])('at %i or so the approval survives, and nobody is asked', (amount) => {
    expect(fare(both, amount)).toMatchObject({
      run: { state: 'approved', endedAt: at('08:00'), amount },
      effects: [{ kind: 'survived' }],
    });
  });

  it('above it only those are asked whose approval falls short, and only for the difference', () => {
    const step = fare(both, 4_310_000);
    expect(step).toMatchObject({
      run: { state: 'waiting', level: 0 },
      effects: [
        { kind: 'survived', decisions: [{ by: 'om' }] },
        { kind: 'ask', people: ['meera'], amount: 4_310_000, approved: 4_231_600 },
      ],
    });
    expect(say(runOf(step), 'meera', '09:30').state).toBe('approved');
  });

  it('above everything all are asked again', () => {
    const step = fare(both, 4_400_001);
    expect(step).toMatchObject({ run: { state: 'waiting', level: 0 }, effects: [{ kind: 'ask', people: ['meera'] }] });
    expect(unanswered(say(runOf(step), 'meera', '09:30'))).toEqual(['om']);
  });

  it('lower, while it waits, changes nothing but the figures', () => {
    expect(fare(approved, 4_000_000)).toEqual({
      done: true,
      run: { ...approved, amount: 4_000_000, deadline: at('19:00') },
      effects: [{ kind: 'survived', decisions: approved.decisions }],
    });
  });

  it('under another rule asks its levels, but not who covers it', () => {
    expect(fare(both, 4_310_000, { levels: [level(['om']), level(['farah'])] })).toMatchObject({
      run: { level: 1 },
      effects: [{ kind: 'survived' }, { kind: 'ask', people: ['farah'] }],
    });
    expect(fare(both, 4_310_000, { levels: [] })).toMatchObject({ run: { state: 'approved' } });
  });

  it('at a lower price under another rule stays approved, and while it waits asks that rule’s levels', () => {
    expect(fare(both, 4_000_000, { levels: [level(['farah'])] })).toMatchObject({
      run: { state: 'approved' },
      effects: [{ kind: 'survived' }],
    });
    expect(fare(approved, 4_000_000, { levels: [level(['farah'])] })).toMatchObject({
      run: { state: 'waiting', level: 0 },
      effects: [{ kind: 'survived' }, { kind: 'ask', people: ['farah'] }],
    });
    expect(fare(approved, 4_000_000, { levels: [] })).toMatchObject({ run: { state: 'approved' } });
  });

  it('brings back what had expired, with what was approved', () => {
    const gone = runOf(passTime(approved, at('17:00')));
    expect(fare(gone, 4_000_000, { at: at('18:00') })).toMatchObject({
      run: { state: 'waiting', level: 1, deadline: at('19:00'), endedAt: null },
      effects: [{ kind: 'survived' }, { kind: 'ask', people: ['om'] }],
    });
  });

  it('that is gone already ends it', () =>
    expect(fare(approved, 4_000_000, { deadline: at('09:00') })).toMatchObject({ run: { state: 'expired' } }));

  it('asks the level’s own people again after it had passed on', () => {
    const passed = say(opened([meera]), 'vikram', '11:00');
    expect(runOf(fare(passed, 4_000_000, { at: at('12:00') })).state).toBe('approved');
    expect(fare(passed, 5_000_000, { at: at('12:00') })).toMatchObject({
      run: { levels: [{ passedAt: null }] },
      effects: [{ kind: 'ask', people: ['meera'] }],
    });
  });

  it('does not bring back what was declined', () =>
    expect(refusal(fare(say(opened(), 'meera', '07:00', 'decline'), 1))).toContain('declined'));
});

describe('[4.8] who leaves, and what is taken back', () => {
  it('asks somebody else instead', () =>
    expect(replacePerson(opened(), 'meera', ['om'], at('07:00'))).toMatchObject({
      run: { levels: [{ people: ['om'] }] },
      effects: [{ kind: 'ask', people: ['om'] }],
    }));
  it('also where it would pass to', () =>
    expect(runOf(replacePerson(opened(), 'vikram', ['om'], at('07:00'))).levels[0]?.whenSilent).toEqual({
      does: 'pass',
      to: ['om'],
    }));
  it('keeps what they approved', () => {
    const half = say(opened([level(['meera', 'om'], { needs: 'all' })]), 'meera', '07:00');
    expect(replacePerson(half, 'meera', ['farah'], at('08:00'))).toEqual({ done: true, run: half, effects: [] });
  });
  it('approves when the one who takes over had approved', () =>
    expect(
      runOf(
        replacePerson(
          say(opened([level(['om', 'meera'], { needs: 'all' })]), 'om', '07:00'),
          'meera',
          ['om'],
          at('08:00'),
        ),
      ).state,
    ).toBe('approved'));
  it.each([[[]], [['asha']]])('refuses to leave nobody (%j)', (instead: string[]) =>
    expect(refusal(replacePerson(opened(), 'meera', instead, at('07:00')))).toContain('Nobody would be left'),
  );
  it('can be taken back while it waits and when it is approved', () => {
    expect(withdraw(opened(), at('07:00'))).toMatchObject({ run: { state: 'withdrawn' } });
    expect(withdraw(say(opened(), 'meera', '07:00'), at('08:00'))).toMatchObject({ run: { state: 'withdrawn' } });
    expect(refusal(withdraw(runOf(withdraw(opened(), at('07:00'))), at('08:00')))).toContain('withdrawn');
  });
});

describe('what people read', () => {
  const clock = { zone: 'Asia/Kolkata', today: '2026-11-24' };
  const nameOf = (id: string) => ({ vikram: 'Vikram Shetty' })[id] ?? id;
  it.each<[Run, string | null]>([
    [
      opened(),
      'The price is held until 22:30 today. With no answer by 15:30 today the request passes to Vikram Shetty; nothing is booked or charged.',
    ],
    [
      opened([level(['meera'])], { deadline: '2026-11-25T06:30:00.000Z' }),
      'The price is held until 25 Nov, 12:00. With no answer by then it is given back; nothing is booked or charged.',
    ],
    [
      opened([level(['meera'], { hours: 2, whenSilent: { does: 'decline' } })]),
      'The price is held until 22:30 today. With no answer by 13:30 today the request is declined; nothing is booked or charged.',
    ],
    [say(opened(), 'meera', '07:00'), null],
  ])('%#', (run, sentence) => expect(silenceSentence(run, nameOf, clock)).toBe(sentence));

  it('asks for the difference alone', () => {
    const ask = {
      kind: 'ask',
      people: ['meera'],
      level: 0,
      amount: 4_310_000,
      approved: 4_231_600,
      until: at('17:00'),
    } as const;
    expect(askSentence(ask)).toBe('You approved ₹42,316. The price is now ₹43,100: ₹784 more.');
    expect(askSentence({ ...ask, approved: 0 })).toBe('₹43,100, taxes included.');
  });
});
