'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { allows } from '#stores/person.ts';
import { useSession } from '#stores/session.ts';
import { deleteApprovalConfiguration } from '../client/calls.ts';
import { COMPANY, configurationsOptions } from '../client/configuration-queries.ts';
import type { ListedConfiguration } from '../contract.ts';
import type { ConfigurationFormProps } from './configuration-form.tsx';
import styles from './configuration.module.css';

const ConfigurationForm = onDemand<ConfigurationFormProps>(() => import('./configuration-form.tsx').then((form) => form.ConfigurationForm));

/** Who approves what: each configuration in sentences, the first rule that fits decides. */
export function ConfigurationList() {
  const details = useSession((session) => (session.loggedInUserType === 'corporate' ? session.userDetails : null));
  const may = (action: 'create' | 'edit' | 'delete') => details !== null && allows(details, 4, action);
  const [opened, setOpened] = useState<ListedConfiguration | 'new' | null>(null);
  const { data, error, refetch } = useQuery(configurationsOptions());
  if (error && !data) return <ErrorState level={2} title="The approval configurations could not be read" meaning={`${error.message} Requests are approved as before.`} actions={<Button variant="ink" size="sm" onClick={() => void refetch()}>Try again</Button>} />;
  if (!data) return <LoadingRows label="Reading who approves what" />;
  if (opened) return <ConfigurationForm companyId={details?.companyDetails._id ?? ''} configuration={opened === 'new' ? null : opened} people={data.people} onDone={() => setOpened(null)} />;
  return (
    <section className={styles.part} aria-label="Approvals">
      <div className={styles.head}>
        <p className="muted">The first rule that fits decides. Where none does, what is inside policy needs nobody and what is outside cannot be booked.</p>
        {may('create') && <Button variant="ink" icon="plus" onClick={() => setOpened('new')}>Write a configuration</Button>}
      </div>
      {data.configurations.length === 0 && <EmptyState level={2} title="No approval configuration yet" scene={{ seed: 'apc1', kind: 'backwater', hour: 'dawn' }}>Without one, what is inside policy is booked at once and what is outside is not booked at all.</EmptyState>}
      <ul>
        {data.configurations.map((one) => <li key={one.approvalConfigId}><Configuration configuration={one} onEdit={may('edit') ? () => setOpened(one) : undefined} mayDelete={may('delete')} /></li>)}
      </ul>
    </section>
  );
}

function Configuration({ configuration, onEdit, mayDelete }: { configuration: ListedConfiguration; onEdit?: () => void; mayDelete: boolean }) {
  const { approvalConfigId, approvalConfigName, isCompanys, sentences, hidden, usedBy } = configuration;
  const remove = useSend(deleteApprovalConfiguration, { reads: COMPANY, done: () => toast.success(`“${approvalConfigName}” is deleted.`) });
  return (
    <section className={styles.one} aria-label={approvalConfigName}>
      <div className={styles.head}>
        <h2 className="h3">{approvalConfigName}</h2>
        {isCompanys && <Tag>The company’s own</Tag>}
      </div>
      <ol className={styles.rules}>
        {sentences.map((sentence, at) => {
          const behind = hidden.find(({ rule }) => rule === at);
          return <li key={at}>{sentence}{behind && <span className="small warn"> Never reached: rule {behind.behind + 1} takes all of it.</span>}</li>;
        })}
      </ol>
      <p className="small muted">{usedBy.length ? `Named by ${andList(usedBy.map((name) => `“${name}”`))}.` : isCompanys ? 'Meant by every policy that names none.' : 'No policy names it yet.'}</p>
      <FieldError>{remove.message}</FieldError>
      <div className={styles.actions}>
        {onEdit && <Button size="sm" onClick={onEdit} aria-label={`Change ${approvalConfigName}`}>Change</Button>}
        {mayDelete && <Button size="sm" variant="txt" busy={remove.busy} onClick={() => remove.send({ approvalConfigId })} aria-label={`Delete ${approvalConfigName}`}>Delete</Button>}
      </div>
    </section>
  );
}
