'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Select } from '#components/ui/select.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { toast } from '#components/ui/toast.ts';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { employeeFile } from '../../client/calls.ts';
import { departmentsOptions, employeesOptions } from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import {
  EMPLOYEE_ORDERS,
  EMPLOYEE_STATE_LABELS,
  EMPLOYEES_PAGE_SIZE,
  shownStates,
  type EmployeeOrder,
  type ShownState,
} from '../../rules/employee-filter.ts';
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

const STATES = Object.entries(EMPLOYEE_STATE_LABELS).map(([value, label]) => ({ value, label }));

/** The employees of the company (7.13), searched by name, department and state; the search is in the address. */
export function PeoplePart() {
  const rights = useRights(2);
  const table = useTableAddress(EMPLOYEE_ORDERS, { by: 'name', direction: 'asc' });
  const { asked, page: pageNo, change: look } = table;
  const [words, departmentId] = [(asked.get('q') ?? '').slice(0, 120), asked.get('department') ?? ''];
  const state = (STATES.find(({ value }) => value === asked.get('state'))?.value ?? '') as ShownState;
  const [opened, setOpened] = useState<ListedEmployee | 'invite' | 'import' | null>(null);
  const filter = [...(departmentId ? [{ by: 'department' as const, values: [departmentId] }] : []), shownStates(state)];
  const { data, error, refetch, isPlaceholderData } = useQuery(
    employeesOptions({
      companyId: rights.companyId,
      searchKey: words,
      filter,
      pageNo,
      pageSize: EMPLOYEES_PAGE_SIZE,
      sort: { by: table.sort.by as EmployeeOrder, direction: table.sort.direction },
    }),
  );
  const { data: departments = [] } = useQuery(departmentsOptions());
  const save = () =>
    void downloadFile(employeeFile.path, { searchKey: words, departmentId, state }, 'employees.csv').catch(
      (failure: unknown) => toast.error(apiFailure(failure).message),
    );
  const pages = data ? Math.ceil(data.count / EMPLOYEES_PAGE_SIZE) : 0;
  return (
    <section className={styles.part} aria-label="People">
      <div className={styles.head}>
        <p className="muted" aria-live="polite">
          {data ? counted(data.count, 'person', 'people') : ' '}
        </p>
        {(rights.create || rights.administrator) && (
          <div className={styles.actions}>
            {rights.administrator && (
              <Button icon="download" onClick={save} disabled={!data?.count}>
                Save as CSV
              </Button>
            )}
            {rights.create && (
              <>
                <Button icon="file" onClick={() => setOpened('import')}>
                  Import a file
                </Button>
                <Button variant="go" icon="plus" onClick={() => setOpened('invite')}>
                  Invite a colleague
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <SearchInput
          className={styles.search}
          aria-label="Search by name, email or staff number"
          placeholder="Name, email or staff number"
          value={words}
          onSearch={(q) => look({ q })}
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
        <DataTable
          caption="People"
          columns={COLUMNS}
          items={data.users}
          keyOf={({ _id }) => _id}
          sort={table.sort}
          onSort={table.onSort}
          onOpen={setOpened}
          busy={isPlaceholderData}
        />
      )}
      <Pager page={pageNo} pages={pages} onPage={table.onPage} className={styles.pages} />
      {opened === 'invite' && <InviteDialog onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
      {opened !== null && typeof opened === 'object' && (
        <EmployeeDialog employee={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

const StateTag = ({ state }: { state: ListedEmployee['state'] }) =>
  state === 'active' ? (
    'Active'
  ) : (
    <Tag tone={state === 'invited' ? 'plain' : 'warn'}>{state === 'invited' ? 'Invited' : 'Closed'}</Tag>
  );

const COLUMNS: readonly DataColumn<ListedEmployee>[] = [
  {
    key: 'name',
    title: 'Name',
    sorts: true,
    cell: ({ firstName, lastName, workEmail, emailReturned }) => (
      <>
        <span className={styles.name}>
          {firstName} {lastName}
        </span>
        <span className={styles.under}>{workEmail}</span>
        {emailReturned && <Tag tone="warn">Emails come back</Tag>}
      </>
    ),
  },
  { key: 'designation', title: 'Designation', sorts: true, cell: ({ designation }) => designation?.designation },
  { key: 'department', title: 'Department', sorts: true, cell: ({ department }) => department?.departmentName },
  { key: 'band', title: 'Band', sorts: true, cell: ({ band }) => band?.band },
  { key: 'role', title: 'Role', sorts: true, cell: ({ userRole }) => userRole.userRoleName },
  { key: 'state', title: 'Status', sorts: true, cell: ({ state }) => <StateTag state={state} /> },
];
