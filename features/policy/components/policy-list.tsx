'use client';

import Link from 'next/link';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { MODE_WORDS, modeOfPolicyCode } from '#lib/shared/travel-modes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { usePolicies } from '../client/use-policies.ts';
import { useMay } from '../client/use-may.ts';
import type { ListedPolicy } from '../contract.ts';
import { policiesLink } from './policy-links.ts';
import styles from './policies.module.css';

/** Every policy of the company: what is in force, what is being written, whom it judges. */
export function PolicyList() {
  const { data, error, refetch } = usePolicies();
  const mayWrite = useMay('create');
  const write = mayWrite && (
    <Button variant="ink" size="sm" icon="plus" href={policiesLink('new')}>
      Write a policy
    </Button>
  );
  return (
    <section className="stack" aria-labelledby="policies">
      <div className="row apart folds">
        <h2 id="policies" className="h2">
          Travel policies
        </h2>
        {data && data.policies.length > 0 && write}
      </div>
      <p className="muted pretty">
        The most specific policy applies: a person’s own, then their designation’s, band’s, level’s, department’s, and
        last the company’s.
      </p>
      {error && !data && (
        <ErrorState
          level={3}
          title="The policies could not be loaded"
          meaning={`${error.message} They are in force as before.`}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {!data && !error && <LoadingCards label="Loading the policies" count={3} />}
      {data?.policies.length === 0 && (
        <EmptyState level={3} title="No policy yet" actions={write}>
          Without a policy there are no limits. A policy starts as a draft and applies once you publish it.
        </EmptyState>
      )}
      {data && data.policies.length > 0 && (
        <ul className={styles.list}>
          {data.policies.map((policy) => (
            <li key={policy.policyId}>
              <PolicyCard policy={policy} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PolicyCard({
  policy: { policyId, travelPolicyName, published, draft, modes, people, givenTo },
}: {
  policy: ListedPolicy;
}) {
  const allowed = modes.flatMap((code) => modeOfPolicyCode(code) ?? []).map((mode) => MODE_WORDS[mode]);
  return (
    <Link href={policiesLink(policyId)} className={`card ${styles.policy}`} prefetch={false}>
      <span className="row folds close">
        <span className="h3">{travelPolicyName}</span>
        {published === null ? <Tag>Not in force yet</Tag> : <Tag tone="good">In force, version {published}</Tag>}
        {draft !== null && published !== null && <Tag>Draft {draft} being written</Tag>}
      </span>
      <span className="muted">{allowed.length ? andList(allowed) : 'No travel modes'}</span>
      <span className="small muted">
        {people ? `Applies to ${counted(people, 'person', 'people')}` : 'Applies to nobody'}
        {givenTo.length > 0 &&
          ` · assigned to ${andList(givenTo.slice(0, 4).map(({ name }) => name))}${givenTo.length > 4 ? ` and ${givenTo.length - 4} more` : ''}`}
      </span>
    </Link>
  );
}
