'use client';

import { SearchInput } from '#components/ui/search-input.tsx';
import { Select } from '#components/ui/select.tsx';
import { MODE_LABELS, TRAVEL_CATEGORY_CODES, TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import type { ApprovalStatus } from '../../contract.ts';
import { STATUS_WORDS } from '../../rules/text/status-texts.ts';
import type { InboxPart } from './inbox-parts.ts';
import styles from './requests.module.css';

const KINDS = [
  { value: '', label: 'All kinds of trips' },
  ...TRAVEL_MODES.map((mode) => ({ value: String(TRAVEL_CATEGORY_CODES[mode]), label: MODE_LABELS[mode] })),
];
const POLICIES = [
  { value: '', label: 'In and out of policy' },
  { value: 'inside', label: 'In policy' },
  { value: 'outside', label: 'Out of policy' },
];
const STATUSES = [
  { value: '', label: 'Any status' },
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
];

/** What the address asks for; invalid values are ignored. */
export function filterIn(asked: Pick<URLSearchParams, 'get'>) {
  const oneOf = (name: string, options: readonly { value: string }[]) =>
    options.find(({ value }) => value !== '' && value === asked.get(name))?.value;
  return {
    searchKey: (asked.get('q') ?? '').slice(0, 80),
    travelCategory: oneOf('kind', KINDS),
    policy: oneOf('policy', POLICIES) as 'inside' | 'outside' | undefined,
    approvalStatus: oneOf('status', STATUSES) as ApprovalStatus | undefined,
  };
}

export const NO_FILTER = { q: '', kind: '', policy: '', status: '' };

type InboxFiltersProps = {
  part: InboxPart;
  filter: ReturnType<typeof filterIn>;
  onChange: (values: Record<string, string>) => void;
};

/** Search and filters of a list of requests. */
export function InboxFilters({ part, filter, onChange }: InboxFiltersProps) {
  return (
    <div className={styles.tools}>
      <SearchInput
        className={styles.search}
        aria-label="Search by trip, traveller or reason"
        placeholder="Trip, traveller or reason"
        maxLength={80}
        value={filter.searchKey}
        onSearch={(q) => onChange({ q })}
      />
      <Select
        aria-label="Kind of trip"
        value={filter.travelCategory ?? ''}
        onChange={(event) => onChange({ kind: event.target.value })}
        options={KINDS}
      />
      <Select
        aria-label="Policy"
        value={filter.policy ?? ''}
        onChange={(event) => onChange({ policy: event.target.value })}
        options={POLICIES}
      />
      {part !== 'waiting' && (
        <Select
          aria-label="Status"
          value={filter.approvalStatus ?? ''}
          onChange={(event) => onChange({ status: event.target.value })}
          options={STATUSES}
        />
      )}
    </div>
  );
}
