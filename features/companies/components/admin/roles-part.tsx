'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { sortItems } from '#components/ui/table-sort.ts';
import { Tag } from '#components/ui/tag.tsx';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { saveCsv } from '#lib/client/save-csv.ts';
import { ACTIONS, BOOK_FOR_OTHERS, MODULE_NAMES, MODULES, type Module } from '#lib/shared/rights.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { rolesOptions } from '../../client/company-queries.ts';
import type { RoleView } from '../../organisation.ts';
import styles from './admin.module.css';
import { PartFailure } from './part-failure.tsx';
import type { RoleDialogProps } from './role-dialog.tsx';
import { useRights } from './use-rights.ts';

const RoleDialog = onDemand<RoleDialogProps>(() => import('./role-dialog.tsx').then((dialog) => dialog.RoleDialog));

/** The company's roles (6.2, 6.6) with their rights in the four modules. */
export function RolesPart() {
  const rights = useRights(2);
  const table = useTableAddress(['name', 'people'], { by: 'name', direction: 'asc' });
  const [opened, setOpened] = useState<RoleView | 'new' | null>(null);
  const { data, error, refetch } = useQuery(rolesOptions());
  if (error && !data) return <PartFailure what="The roles" error={error} again={() => void refetch()} />;
  if (!data) return <LoadingRows label="Loading the roles" />;
  const shown = sortItems(data, table.sort, VALUES);
  return (
    <section className={styles.part} aria-label="Roles">
      <div className={styles.head}>
        <p className="muted">Role changes apply at once. There is always at least one administrator.</p>
        <div className={styles.actions}>
          <Button icon="download" onClick={() => saveCsv('roles.csv', FILE_HEADINGS, shown.map(fileLine))}>
            Save as CSV
          </Button>
          {rights.create && (
            <Button variant="ink" icon="plus" onClick={() => setOpened('new')}>
              Add a role
            </Button>
          )}
        </div>
      </div>
      <DataTable
        caption="Roles"
        columns={COLUMNS}
        items={shown}
        keyOf={({ userRoleId }) => userRoleId}
        sort={table.sort}
        onSort={table.onSort}
        onOpen={rights.edit || rights.remove ? setOpened : undefined}
      />
      {opened && <RoleDialog role={opened === 'new' ? null : opened} roles={data} onClose={() => setOpened(null)} />}
    </section>
  );
}

const VALUES = {
  name: ({ userRoleName }: RoleView) => userRoleName,
  people: ({ people }: RoleView) => people,
};

const COLUMNS: readonly DataColumn<RoleView>[] = [
  {
    key: 'name',
    title: 'Role',
    sorts: true,
    cell: ({ userRoleName }) => <span className={styles.name}>{userRoleName}</span>,
  },
  { key: 'rights', title: 'Rights', cell: (role) => rightsText(role) },
  { key: 'people', title: 'People', sorts: true, firstDown: true, figures: true, cell: ({ people }) => people },
  { key: 'kind', title: 'Kind', cell: ({ system }) => (system ? <Tag>Built in</Tag> : 'Custom') },
];

const FILE_HEADINGS = ['Role', 'Kind', 'People', ...Object.values(MODULE_NAMES), 'Books for everybody'];

/** A role as a line of the file: the actions it allows in each module. */
const fileLine = ({ userRoleName, system, people, rights }: RoleView) => [
  userRoleName,
  system ? 'Built in' : 'Custom',
  people,
  ...(Object.keys(MODULES) as Module[]).map((module) =>
    ACTIONS.filter((action) => rights.includes(`${module}.${action}`)).join(', '),
  ),
  rights.includes(BOOK_FOR_OTHERS) ? 'yes' : 'no',
];

/** "Everything", or "Booking: view, create. Approvals: view." */
export function rightsText({ rights }: Pick<RoleView, 'rights'>): string {
  const modules = (Object.keys(MODULES) as Module[]).map((module) => ({
    module,
    actions: ACTIONS.filter((action) => rights.includes(`${module}.${action}`)),
  }));
  const forOthers = rights.includes(BOOK_FOR_OTHERS);
  if (forOthers && modules.every(({ actions }) => actions.length === ACTIONS.length)) return 'Everything';
  return (
    modules
      .filter(({ actions }) => actions.length)
      .map(
        ({ module, actions }) =>
          `${MODULE_NAMES[module]}: ${actions.length === ACTIONS.length ? 'everything' : andList(actions)}${module === 'booking' && forOthers ? ', for everybody' : ''}.`,
      )
      .join(' ') || 'Nothing yet'
  );
}
