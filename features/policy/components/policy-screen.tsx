'use client';

import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { useMay } from '#features/session/client/use-may.ts';
import { usePolicy } from '../client/use-policies.ts';
import { formOf } from '../rules/policy-form.ts';
import { GivenTo } from './given-to.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { policiesLink } from './policy-links.ts';
import { VersionCard } from './version-card.tsx';
import styles from './policies.module.css';

/** One policy: its published version, the draft, the assignments and the history. */
export function PolicyScreen({ policyId }: { policyId: string }) {
  const { data, error, refetch } = usePolicy(policyId);
  const [writing, setWriting] = useState(false);
  const mayEdit = useMay('company', 'edit');
  const back = (
    <Button variant="txt" size="sm" icon="back" href={policiesLink()}>
      All policies
    </Button>
  );
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="This policy could not be loaded"
        meaning={error.message}
        onRetry={() => void refetch()}
        actions={back}
      />
    );
  if (!data) return <LoadingCards label="Loading the policy" count={2} />;

  const inForce = data.versions.find(({ state }) => state === 'published');
  const draft = data.versions.find(({ state }) => state === 'draft');
  const latest = draft ?? inForce ?? data.versions[0];
  if (!latest) return null;
  if (writing) {
    const leave = () => setWriting(false);
    return (
      <PolicyEditor
        title={
          draft
            ? `Draft ${draft.version} of ${latest.policy.travelPolicyName}`
            : `A new version of ${latest.policy.travelPolicyName}`
        }
        policyId={policyId}
        form={{ ...formOf(latest.policy), note: draft?.note ?? '' }}
        inForce={inForce ? formOf(inForce.policy) : null}
        regions={data.regions}
        approvals={data.approvalConfigurations}
        onKept={leave}
        onLeave={leave}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <div className="row apart folds">
        <h2 className="h2">{latest.policy.travelPolicyName}</h2>
        {mayEdit && (
          <Button size="sm" onClick={() => setWriting(true)}>
            {draft ? 'Edit the draft' : 'Change this policy'}
          </Button>
        )}
      </div>
      {draft && <VersionCard version={draft} details={data} />}
      {inForce && <VersionCard version={inForce} details={data} />}
      <GivenTo details={data} />
      <PolicyHistory versions={data.versions} />
    </div>
  );
}
