import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { readerTime } from './status-labels.ts';
import styles from './requests.module.css';

type Level = ApprovalRequest['levels'][number];
type Person = Level['people'][number];

/** The approval levels in order: who has decided, who decides now, who comes later. */
type LevelsProps = { request: Pick<ApprovalRequest, 'levels' | 'now' | 'trip'> };

export function Levels({ request: { levels, now, trip } }: LevelsProps) {
  const shown = (amount: number) => formatMoney({ amount, currency: trip.currency });
  return (
    <ol className={styles.levels}>
      {levels.map((level, index) => (
        <li
          key={index}
          className={classNames(styles.level, level.progress === 'now' && styles.now)}
          aria-current={level.progress === 'now' ? 'step' : undefined}
        >
          {levels.length > 1 && <p className="tiny faint">{wordsOf(level, index)}</p>}
          {level.people.map((person) => (
            <PersonLine
              key={person._id}
              person={person}
              asked={level.progress === 'now' && !level.passedTo.length}
              now={now}
              shown={shown}
            />
          ))}
          {level.passedTo.length > 0 && <p className="small muted">No answer in time; passed on to</p>}
          {level.passedTo.map((person) => (
            <PersonLine key={person._id} person={person} asked={level.progress === 'now'} now={now} shown={shown} />
          ))}
        </li>
      ))}
    </ol>
  );
}

const wordsOf = ({ needs, people, progress }: Level, index: number): string =>
  [
    `Step ${index + 1}`,
    people.length > 1 ? (needs === 'all' ? 'all must agree' : 'one of them is enough') : '',
    progress === 'now' ? 'to decide now' : progress === 'later' ? 'to decide next' : '',
  ]
    .filter(Boolean)
    .join(', ');

function PersonLine({
  person: { name, answer, by, at, note, upTo, standIn },
  asked,
  now,
  shown,
}: {
  person: Person;
  asked: boolean;
  now: string;
  shown: (amount: number) => string;
}) {
  const when = at ? ` ${readerTime(at, now)}` : '';
  if (answer === null)
    return (
      <p className={styles.person}>
        <Fact icon={asked ? 'clock' : 'user'}>
          {name}
          {standIn && `, away; ${standIn} answers`}
        </Fact>
      </p>
    );
  return (
    <div className={styles.person}>
      <Fact tone={answer === 'approve' ? 'good' : 'bad'}>
        {by ? `${by} for ${name}` : name} {answer === 'approve' ? 'approved' : 'declined'}
        {upTo !== null && ` up to ${shown(upTo)}`}
        {when}
      </Fact>
      {note && <p className="small muted">“{note}”</p>}
    </div>
  );
}
