'use client';

import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { toast } from '#components/ui/toast.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { useMay } from '#features/session/client/use-may.ts';
import { useConfigurationChanges } from '../client/use-configurations.ts';
import type { ListedConfiguration } from '../contract.ts';
import styles from './approvals.module.css';

type ConfigurationCardProps = { configuration: ListedConfiguration; onChange: () => void };

/** A configuration in sentences: its rules in order, rules that never apply, and the policies that use it. */
export function ConfigurationCard({
  configuration: { approvalConfigId, approvalConfigName, isCompanys, sentences, hidden, usedBy },
  onChange,
}: ConfigurationCardProps) {
  const { remove } = useConfigurationChanges();
  const mayEdit = useMay('configuration', 'edit');
  const mayDelete = useMay('configuration', 'delete');
  const used =
    usedBy.length > 0
      ? `${andList(usedBy)} ${usedBy.length > 1 ? 'name' : 'names'} it in ${usedBy.length > 1 ? 'their rules' : 'its rules'}. Choose another one there first.`
      : undefined;
  return (
    <article className={`card pad ${styles.configuration}`}>
      <div className="row folds close">
        <h3 className="h3">{approvalConfigName}</h3>
        {isCompanys && <Tag tone="good">Company default</Tag>}
        {usedBy.length > 0 && <Tag>Used by {andList(usedBy)}</Tag>}
      </div>
      <ol className={styles.rules}>
        {sentences.map((sentence, at) => {
          const behind = hidden.find(({ rule }) => rule === at)?.behind;
          return (
            <li key={sentence}>
              {sentence}
              {behind !== undefined && (
                <span className="small warn">
                  {' '}
                  Never applies: rule {behind + 1} already covers everything it would.
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <FieldError>{remove.error?.message}</FieldError>
      {(mayEdit || mayDelete) && (
        <div className="row folds top">
          {mayEdit && (
            <Button size="sm" onClick={onChange}>
              Edit
            </Button>
          )}
          {mayDelete && (
            <Button
              variant="txt"
              size="sm"
              blocked={used}
              busy={remove.isPending}
              busyLabel="Deleting…"
              onClick={() =>
                remove.mutate(approvalConfigId, { onSuccess: () => toast.success(`${approvalConfigName} is deleted.`) })
              }
            >
              Delete
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
