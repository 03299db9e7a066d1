'use client';

import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useMay } from '#features/session/client/use-may.ts';
import { useConfigurations } from '../client/use-configurations.ts';
import styles from './approvals.module.css';
import type { ConfigurationEditorProps } from './configuration-editor.tsx';
import { ConfigurationCard } from './configuration-card.tsx';

const Editor = onDemand<ConfigurationEditorProps>(
  () => import('./configuration-editor.tsx').then((editor) => editor.ConfigurationEditor),
  { Meanwhile: () => <LoadingCards label="Opening the form" count={1} /> },
);

/** The company's approval configurations, and the editor for one of them. */
export function ConfigurationsPart() {
  const { data, error, refetch } = useConfigurations();
  /** The configuration being edited: its id, or `new`. */
  const [writing, setWriting] = useState<string | null>(null);
  const mayAdd = useMay('configuration', 'create');
  const add = mayAdd && (
    <Button variant="ink" size="sm" icon="plus" onClick={() => setWriting('new')}>
      Add approval rules
    </Button>
  );
  const edited = data?.configurations.find(({ approvalConfigId }) => approvalConfigId === writing) ?? null;
  const names = new Map(data?.people.map(({ _id, name }) => [_id, name]));
  return (
    <section className={styles.section} aria-labelledby="approvals">
      <div className="row apart folds">
        <h2 id="approvals" className="h2">
          Approvals
        </h2>
        {data && data.configurations.length > 0 && writing === null && add}
      </div>
      <p className="muted pretty">
        The first rule that fits decides. Where none fits, what is in policy needs nobody, and what is out of policy
        cannot be booked.
      </p>
      {error && !data && (
        <ErrorState
          level={3}
          title="The approval rules could not be loaded"
          meaning={`${error.message} They apply as before.`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingCards label="Loading approval rules" count={2} />}
      {writing !== null && data && (
        <Editor
          key={writing}
          configuration={edited}
          first={data.configurations.length === 0}
          names={names}
          onDone={() => setWriting(null)}
        />
      )}
      {data?.configurations.length === 0 && writing === null && (
        <EmptyState level={3} title="No approval rules yet" actions={add}>
          What is in policy is booked at once; what is out of policy cannot be booked.
        </EmptyState>
      )}
      {writing === null && data && data.configurations.length > 0 && (
        <ul className={styles.list}>
          {data.configurations.map((one) => (
            <li key={one.approvalConfigId}>
              <ConfigurationCard configuration={one} onChange={() => setWriting(one.approvalConfigId)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
