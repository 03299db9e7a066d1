import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import type { ApprovalRequest } from '../../contract.ts';
import { companyTime } from './request-words.ts';
import styles from './requests.module.css';

type Level = ApprovalRequest['levels'][number];
type Person = Level['people'][number];

/** Who is asked, one level after the other: who has decided, who decides now, who comes later. */
export function Levels({ request: { levels, now } }: { request: Pick<ApprovalRequest, 'levels' | 'now'> }) {
  return (
    <ol className={styles.levels}>
      {levels.map((level, index) => (
        <li
          key={index}
          className={classNames(styles.level, level.standing === 'now' && styles.now)}
          aria-current={level.standing === 'now' ? 'step' : undefined}
        >
          {levels.length > 1 && <p className="tiny faint">{wordsOf(level, index)}</p>}
          {level.people.map((person) => (
            <PersonLine
              key={person._id}
              person={person}
              asked={level.standing === 'now' && !level.passedTo.length}
              now={now}
            />
          ))}
          {level.passedTo.length > 0 && <p className="small muted">No answer in time; passed on to</p>}
          {level.passedTo.map((person) => (
            <PersonLine key={person._id} person={person} asked={level.standing === 'now'} now={now} />
          ))}
        </li>
      ))}
    </ol>
  );
}

const wordsOf = ({ needs, people, standing }: Level, index: number): string =>
  [
    `Step ${index + 1}`,
    people.length > 1 ? (needs === 'all' ? 'all must agree' : 'one of them is enough') : '',
    standing === 'now' ? 'to decide now' : standing === 'later' ? 'to decide next' : '',
  ]
    .filter(Boolean)
    .join(', ');

function PersonLine({
  person: { name, answer, by, at, note, standIn },
  asked,
  now,
}: {
  person: Person;
  asked: boolean;
  now: string;
}) {
  const when = at ? ` ${companyTime(at, now)}` : '';
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
        {when}
      </Fact>
      {note && <p className="small muted">“{note}”</p>}
    </div>
  );
}
