'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { counted } from '#lib/shared/word-lists.ts';
import { groupsOptions } from '../../client/company-queries.ts';
import type { Group } from '../../organisation.ts';
import styles from './admin.module.css';
import type { GroupDialogProps } from './group-dialog.tsx';
import { PartFailure } from './part-failure.tsx';
import { useRights } from './use-rights.ts';

const GroupDialog = onDemand<GroupDialogProps>(() => import('./group-dialog.tsx').then((dialog) => dialog.GroupDialog));
const GROUPINGS = ['designation', 'band', 'level'] as const;
type Grouping = (typeof GROUPINGS)[number];
const TITLES: Record<Grouping, string> = { designation: 'Designations', band: 'Bands', level: 'Levels' };

/** Designations, bands and levels, which travel policies can be assigned to. */
export function GradesPart() {
  const [opened, setOpened] = useState<{ grouping: Grouping; group: Group | null } | null>(null);
  return (
    <section className={styles.part} aria-label="Grades">
      <p className="muted">
        A travel policy can be assigned to any of these. The most specific one applies: a designation before a band, a
        band before a level.
      </p>
      <div className={styles.columns}>
        {GROUPINGS.map((grouping) => (
          <Column key={grouping} grouping={grouping} onOpen={(group) => setOpened({ grouping, group })} />
        ))}
      </div>
      {opened && <GroupDialog {...opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function Column({ grouping, onOpen }: { grouping: Grouping; onOpen: (group: Group | null) => void }) {
  const rights = useRights(2);
  const { data, error, refetch } = useQuery(groupsOptions(grouping));
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <h2 className="h3">{TITLES[grouping]}</h2>
        {rights.create && (
          <Button size="sm" icon="plus" onClick={() => onOpen(null)}>
            Add a {grouping}
          </Button>
        )}
      </div>
      {error && !data && <PartFailure what={TITLES[grouping]} error={error} again={() => void refetch()} />}
      {!data && !error && <LoadingRows label={`Loading the ${TITLES[grouping].toLowerCase()}`} count={4} />}
      {data?.length === 0 && <p className="muted">None yet.</p>}
      {data && data.length > 0 && (
        <Rows label={TITLES[grouping]}>
          {data.map((group) => (
            <Row
              key={group.groupId}
              title={group.name}
              end={<span className="small muted nowrap">{counted(group.people, 'person', 'people')}</span>}
              onOpen={rights.edit || rights.remove ? () => onOpen(group) : undefined}
            />
          ))}
        </Rows>
      )}
    </div>
  );
}
