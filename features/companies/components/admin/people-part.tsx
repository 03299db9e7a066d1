'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Select } from '#components/ui/select.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { counted } from '#lib/shared/word-lists.ts';
import { departmentsOptions, employeesOptions } from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import styles from './admin.module.css';
import type { EmployeeDialogProps } from './employee-dialog.tsx';
import { PartFailure } from './part-failure.tsx';
import { useRights } from './use-rights.ts';

type Closing = { onClose: () => void };
const EmployeeDialog = onDemand<EmployeeDialogProps>(() =>
  import('./employee-dialog.tsx').then((dialog) => dialog.EmployeeDialog),
);
const InviteDialog = onDemand<Closing>(() => import('./invite-dialog.tsx').then((dialog) => dialog.InviteDialog));
const ImportDialog = onDemand<Closing>(() => import('./import-dialog.tsx').then((dialog) => dialog.ImportDialog));

const PAGE_SIZE = 20; // 9.5
const STATES = [
  { value: '', label: 'Active and invited' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'inactive', label: 'Closed accounts' },
];

/** The people of the company (7.13): found by name, department and state; what is looked for stands in the address. */
export function PeoplePart() {
  const rights = useRights(2);
  const asked = useSearchParams();
  const [words, departmentId, state, pageNo] = [
    asked.get('q') ?? '',
    asked.get('department') ?? '',
    asked.get('state') ?? '',
    Math.max(1, Math.trunc(Number(asked.get('page'))) || 1),
  ];
  const [opened, setOpened] = useState<ListedEmployee | 'invite' | 'import' | null>(null);
  const filter = [
    ...(departmentId ? [{ by: 'department' as const, values: [departmentId] }] : []),
    state
      ? { by: 'state' as const, values: [state] }
      : { by: 'state' as const, type: 'notIn' as const, values: ['inactive'] },
  ];
  const { data, error, refetch, isPlaceholderData } = useQuery(
    employeesOptions({
      companyId: rights.companyId,
      searchKey: words.slice(0, 120),
      filter,
      pageNo,
      pageSize: PAGE_SIZE,
    }),
  );
  const { data: departments = [] } = useQuery(departmentsOptions());
  const look = (change: Record<string, string>) => {
    const next = new URLSearchParams(asked);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    window.history.replaceState(null, '', `?${next.toString()}`);
  };
  const pages = data ? Math.ceil(data.count / PAGE_SIZE) : 0;
  return (
    <section className={styles.part} aria-label="People">
      <div className={styles.head}>
        <p className="muted" aria-live="polite">
          {data ? counted(data.count, 'person', 'people') : ' '}
        </p>
        {rights.create && (
          <div className={styles.actions}>
            <Button icon="file" onClick={() => setOpened('import')}>
              Import a file
            </Button>
            <Button variant="go" icon="plus" onClick={() => setOpened('invite')}>
              Invite a colleague
            </Button>
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          icon="search"
          type="search"
          aria-label="Search by name, email or staff number"
          placeholder="Name, email or staff number"
          defaultValue={words}
          onChange={(event) => look({ q: event.target.value })}
        />
        <Select
          aria-label="Department"
          value={departmentId}
          onChange={(event) => look({ department: event.target.value })}
          options={[
            { value: '', label: 'All departments' },
            ...departments.map((one) => ({ value: one.departmentId, label: one.departmentName })),
          ]}
        />
        <Select
          aria-label="State"
          value={state}
          onChange={(event) => look({ state: event.target.value })}
          options={STATES}
        />
      </div>
      {error && !data && <PartFailure what="The people of your company" error={error} again={() => void refetch()} />}
      {!data && !error && <LoadingRows label="Loading the people" count={8} />}
      {data?.count === 0 && (
        <EmptyState
          level={2}
          title="No matches"
          actions={
            <Button size="sm" onClick={() => look({ q: '', department: '', state: '' })}>
              Show everyone
            </Button>
          }
        >
          Search by the start of a name, email or staff number.
        </EmptyState>
      )}
      {data && data.count > 0 && (
        <Rows label="People" busy={isPlaceholderData}>
          {data.users.map((person) => (
            <Row
              key={person._id}
              title={`${person.firstName} ${person.lastName}`}
              detail={person.workEmail}
              onOpen={() => setOpened(person)}
              facts={[person.designation?.designation, person.department?.departmentName, person.band?.band]
                .filter(Boolean)
                .join(' · ')}
              end={
                <>
                  <StateTag state={person.state} />
                  <span className="small muted">{person.userRole.userRoleName}</span>
                </>
              }
            />
          ))}
        </Rows>
      )}
      <Pager page={pageNo} pages={pages} onPage={(page) => look({ page: String(page) })} className={styles.pages} />
      {opened === 'invite' && <InviteDialog onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
      {opened !== null && typeof opened === 'object' && (
        <EmployeeDialog employee={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

const StateTag = ({ state }: { state: ListedEmployee['state'] }) =>
  state === 'active' ? null : (
    <Tag tone={state === 'invited' ? 'plain' : 'warn'}>{state === 'invited' ? 'Invited' : 'Closed'}</Tag>
  );
