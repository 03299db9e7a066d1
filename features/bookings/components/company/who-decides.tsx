import { Fact } from '#components/ui/fact.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { andList, counted, orList } from '#lib/shared/word-lists.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import styles from './company.module.css';

/** Approvers by name and level, and by when the first of them can answer. */
export function WhoDecides({ levels, answerBy, silence }: ApprovalPreview) {
  const several = levels.length > 1;
  return (
    <section className={styles.decides} aria-labelledby="who-decides">
      <h2 id="who-decides" className="h4">
        Who decides
      </h2>
      <ol className={styles.levels}>
        {levels.map(({ needs, people, hours }, at) => {
          const named = people.map(({ name, standIn }) => (standIn ? `${name} (away; ${standIn} answers)` : name));
          return (
            <li key={at}>
              {several && <span className="muted">Level {at + 1}: </span>}
              <span className="strong">{needs === 'any' ? orList(named) : andList(named)}</span>
              {people.length > 1 && (
                <span className="muted">{needs === 'any' ? ', one of them is enough' : ', all of them'}</span>
              )}
              {at > 0 && hours !== null && (
                <span className="muted">, within {counted(hours, 'hour')} of being asked</span>
              )}
            </li>
          );
        })}
      </ol>
      {answerBy && (
        <p>
          <Fact icon="clock">
            {several ? 'The first answer is due' : 'An answer is due'} by {readerTime(answerBy)}.
          </Fact>
        </p>
      )}
      {silence && <p className="small muted">{silence}</p>}
    </section>
  );
}
