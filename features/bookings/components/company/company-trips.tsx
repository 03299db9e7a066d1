'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { Field } from '#components/ui/field.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { Price } from '#components/ui/price.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { dateInZone, isIsoDate } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { companyTripsFile } from '../../client/company/calls.ts';
import { companyTripsOptions } from '../../client/company/company-queries.ts';
import type { CompanyTrip } from '../../contract.ts';
import { TRIP_STATUS } from '../../rules/booking-status.ts';
import { tripPage } from './company-texts.ts';
import { columnsOn } from './company-trips-columns.tsx';
import styles from './desk.module.css';

const PAGE = 20;
/** Sortable columns, as in `COMPANY_TRIP_ORDERS` of the contract. */
const ORDERS = ['when', 'bookedBy', 'total'] as const;
type Order = (typeof ORDERS)[number];
type Status = CompanyTrip['bookingStatus'];

const STATUSES = [
  { value: '', label: 'Any status' },
  ...(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED'] as const).map((value) => ({ value, label: TRIP_STATUS[value] })),
];
const POLICIES = [
  { value: '', label: 'In and out of policy' },
  { value: 'inside', label: 'In policy' },
  { value: 'outside', label: 'Out of policy' },
];

type CompanyTripsProps = { departments: readonly { departmentId: string; departmentName: string }[] };

/** All bookings of the company, for people with that right. Filter, order and page are in the address. */
export function CompanyTrips({ departments }: CompanyTripsProps) {
  const table = useTableAddress(ORDERS, { by: 'when', direction: 'desc' });
  const filter = filterIn(table.asked);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    companyTripsOptions({
      ...filter,
      pageNo: table.page,
      pageSize: PAGE,
      sort: { by: table.sort.by as Order, direction: table.sort.direction },
    }),
  );
  const filtered = Object.values(filter).some(Boolean);
  const clear = () => table.change({ q: '', since: '', until: '', department: '', status: '', policy: '' });
  const save = () =>
    void downloadFile(
      companyTripsFile.path,
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
      'trips.csv',
    ).catch((failure: unknown) => toast.error(apiFailure(failure).message));
  return (
    <section className={styles.trips} aria-label="Company trips">
      <div className={styles.tools}>
        <div className={styles.find}>
          <Field label="Traveller or booker">
            {(control) => (
              <SearchInput
                {...control}
                placeholder="Name"
                maxLength={80}
                value={filter.searchKey}
                onSearch={(q) => table.change({ q })}
              />
            )}
          </Field>
        </div>
        <TextField
          label="From"
          type="date"
          value={filter.since}
          onChange={(event) => table.change({ since: event.target.value })}
        />
        <TextField
          label="Until"
          type="date"
          min={filter.since}
          value={filter.until}
          onChange={(event) => table.change({ until: event.target.value })}
        />
        <Choice
          label="Department"
          value={filter.departmentId}
          onChange={(department) => table.change({ department })}
          options={[
            { value: '', label: 'All departments' },
            ...departments.map((one) => ({ value: one.departmentId, label: one.departmentName })),
          ]}
        />
        <Choice
          label="Status"
          value={filter.status}
          onChange={(status) => table.change({ status })}
          options={STATUSES}
        />
        <Choice
          label="Policy"
          value={filter.policy}
          onChange={(policy) => table.change({ policy })}
          options={POLICIES}
        />
      </div>
      {error && !data && (
        <ErrorState
          title="The trips could not be loaded"
          meaning={`${error.message} Nothing about them has changed.`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingRows label="Loading the company’s trips" count={8} />}
      {data && (
        <div className={styles.line}>
          <p className={styles.sums} role="status">
            <Sum label={filtered ? 'Matching trips' : 'Trips'}>{data.count}</Sum>
            <Sum label={`Total of ${counted(data.sums.trips, 'confirmed trip')}`}>
              <Price money={{ amount: data.sums.total, currency: 'INR' }} />
            </Sum>
            <Sum label="Of that, out of policy">
              <Price money={{ amount: data.sums.outside, currency: 'INR' }} />
            </Sum>
          </p>
          <Button size="sm" icon="download" onClick={save}>
            Save as CSV
          </Button>
        </div>
      )}
      {data?.count === 0 && (
        <EmptyState
          level={2}
          title={filtered ? 'No matching trips' : 'No trips yet'}
          actions={
            filtered && (
              <Button size="sm" onClick={clear}>
                Clear filters
              </Button>
            )
          }
        >
          {filtered
            ? 'Change the dates, or search by the beginning of a name.'
            : 'Trips that your people book are listed here, with who travels and what they cost.'}
        </EmptyState>
      )}
      {data && data.trips.length > 0 && (
        <DataTable
          caption="Company trips"
          columns={columnsOn(dateInZone(new Date(), deviceZone()))}
          items={data.trips}
          keyOf={({ _id }) => _id}
          sort={table.sort}
          onSort={table.onSort}
          hrefOf={tripPage}
          busy={isPlaceholderData}
        />
      )}
      <Pager page={table.page} pages={Math.ceil((data?.count ?? 0) / PAGE)} onPage={table.onPage} />
    </section>
  );
}

/** Reads the filter from the address; invalid values are ignored. */
function filterIn(asked: Pick<URLSearchParams, 'get'>) {
  const dated = (name: string) => (isIsoDate(asked.get(name) ?? '') ? (asked.get(name) ?? '') : '');
  const oneOf = <Value extends string>(name: string, options: readonly { value: string }[]) =>
    (options.find(({ value }) => value === asked.get(name))?.value ?? '') as Value | '';
  return {
    searchKey: (asked.get('q') ?? '').slice(0, 80),
    since: dated('since'),
    until: dated('until'),
    departmentId: (asked.get('department') ?? '').slice(0, 60),
    status: oneOf<Status>('status', STATUSES),
    policy: oneOf<'inside' | 'outside'>('policy', POLICIES),
  };
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className={styles.sum}>
    <span className="small muted">{label}</span> <strong>{children}</strong>
  </span>
);

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
};
const Choice = ({ label, value, onChange, options }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={(event) => onChange(event.target.value)} options={options} />
    )}
  </Field>
);
