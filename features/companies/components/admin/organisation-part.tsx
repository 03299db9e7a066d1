'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { departmentsOptions } from '../../client/company-queries.ts';
import type { DepartmentNode } from '../../organisation.ts';
import styles from './admin.module.css';
import type { DepartmentDialogProps } from './department-dialog.tsx';
import { OrganisationTree } from './organisation-tree.tsx';
import { PartFailure } from './part-failure.tsx';
import { useRights } from './use-rights.ts';

const DepartmentDialog = onDemand<DepartmentDialogProps>(() =>
  import('./department-dialog.tsx').then((dialog) => dialog.DepartmentDialog),
);

/** The organisation: departments as a tree for mouse and keyboard. */
export function OrganisationPart() {
  const rights = useRights(2);
  const [opened, setOpened] = useState<DepartmentNode | 'new' | null>(null);
  const { data, error, refetch } = useQuery(departmentsOptions());
  if (error && !data) return <PartFailure what="The departments" error={error} again={() => void refetch()} />;
  if (!data) return <LoadingRows label="Loading the departments" />;
  return (
    <section className={styles.part} aria-label="Departments">
      <div className={styles.head}>
        <p className="muted">
          Select a department to change it. A policy assigned to a department also applies to those below it.
        </p>
        {rights.create && (
          <Button variant="ink" icon="plus" onClick={() => setOpened('new')}>
            Add a department
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <EmptyState level={2} title="No departments yet">
          Departments say who approves for whom, and can have a travel policy of their own.
        </EmptyState>
      ) : (
        <OrganisationTree departments={data} onOpen={setOpened} />
      )}
      {opened && (
        <DepartmentDialog
          department={opened === 'new' ? null : opened}
          departments={data}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
