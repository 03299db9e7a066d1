import { Disclosure } from '#components/ui/disclosure.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import type { PolicyDetails } from '../client/use-policies.ts';
import { Differences } from './version-card.tsx';

const STATES = {
  draft: 'draft',
  published: 'in force',
  replaced: 'was in force',
  discarded: 'discarded',
} as const;

/** All versions, newest first: who published it, when, why, and what changed. */
export function PolicyHistory({ versions }: { versions: PolicyDetails['versions'] }) {
  return (
    <section className="stack" aria-labelledby="history">
      <h3 id="history" className="h3">
        History
      </h3>
      {versions.map(({ version, state, note, changedAt, changedBy, publishedAt, publishedBy, difference }) => (
        <Disclosure
          key={version}
          summary={
            <span>
              Version {version}, {STATES[state]}
            </span>
          }
        >
          <div className="stack">
            <p className="small muted">
              Edited by {changedBy}, {readerTime(changedAt)}.
              {publishedAt && ` Published by ${publishedBy}, ${readerTime(publishedAt)}.`}
            </p>
            {note && <p>“{note}”</p>}
            {difference.length > 0 ? (
              <Differences lines={difference} />
            ) : (
              <p className="small muted">
                {version === 1 ? 'The first version.' : 'No changes to the version before.'}
              </p>
            )}
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
