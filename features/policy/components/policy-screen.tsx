'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { routes } from '#lib/shared/routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { policyOptions } from '../client/policy-queries.ts';
import styles from './policy.module.css';
import { PolicyAssignments } from './policy-assignments.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { PolicyTermsView } from './policy-terms-view.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { usePolicyRights } from './use-policy-rights.ts';

/** One policy: what is in force or being written, whom it is given to, and how it came to be. */
export function PolicyScreen({ policyId }: { policyId: string }) {
  const rights = usePolicyRights();
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useQuery(policyOptions(policyId));
  const back = <Button variant="txt" size="sm" icon="back" href={routes.corporateCompany({ part: 'policies' })}>All policies</Button>;
  if (error && !data) return <ErrorState level={2} title="This policy could not be read" meaning={`${error.message} Trips are judged as before.`} actions={<><Button variant="ink" size="sm" onClick={() => void refetch()}>Try again</Button>{back}</>} />;
  if (!data) return <LoadingRows label="Reading the policy" />;
  const draft = data.versions.find(({ state }) => state === 'draft');
  const inForce = data.versions.find(({ state }) => state === 'published');
  const shown = draft ?? inForce ?? data.versions[0];
  if (!shown) return null;
  return (
    <section className={styles.part} aria-label="Travel policy">
      <div>{back}</div>
      <div className={styles.head}>
        <div>
          <h2 className="h2">{shown.policy.travelPolicyName}</h2>
          <p className="muted">{inForce ? `Version ${inForce.version} is in force and judges ${counted(data.people, 'person', 'people')}.` : 'Not in force: it judges nobody yet.'}</p>
        </div>
        <div className={styles.actions}>
          {draft && <Tag>Draft, version {draft.version}</Tag>}
          {rights.edit && !writing && <Button variant={draft ? 'out' : 'ink'} onClick={() => setWriting(true)}>{draft ? 'Go on writing' : 'Change the policy'}</Button>}
        </div>
      </div>
      <div className={styles.work}>
        <div className={styles.main}>
          {writing ? <PolicyForm details={data} version={shown} onDone={() => setWriting(false)} /> : <PolicyTermsView details={data} version={shown} />}
        </div>
        <aside className={styles.side}>
          {draft && !writing && <PublishPanel draft={draft} hasVersionInForce={inForce !== undefined} mayEdit={rights.edit} />}
          <PolicyAssignments details={data} />
          <PolicyHistory versions={data.versions} />
        </aside>
      </div>
    </section>
  );
}
