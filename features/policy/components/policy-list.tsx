'use client';

import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { sortItems } from '#components/ui/table-sort.ts';
import { Tag } from '#components/ui/tag.tsx';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { saveCsv } from '#lib/client/save-csv.ts';
import { MODE_LABELS, modeOfPolicyCode } from '#lib/shared/travel-modes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { usePolicies } from '../client/use-policies.ts';
import { useMay } from '#features/session/client/use-may.ts';
import type { ListedPolicy } from '../contract.ts';
import { policiesLink } from './policy-links.ts';
import styles from './policies.module.css';

/** All policies of the company: published version, draft, and to whom each applies. */
export function PolicyList() {
  const { data, error, refetch } = usePolicies();
  const mayWrite = useMay('company', 'create');
  const table = useTableAddress(['name', 'people'], { by: 'people', direction: 'desc' });
  const write = mayWrite && (
    <Button variant="ink" size="sm" icon="plus" href={policiesLink('new')}>
      Add a policy
    </Button>
  );
  return (
    <section className="stack" aria-labelledby="policies">
      <div className="row apart folds">
        <h2 id="policies" className="h2">
          Travel policies
        </h2>
        {data && data.policies.length > 0 && (
          <div className="row folds">
            <Button
              size="sm"
              icon="download"
              onClick={() =>
                saveCsv('policies.csv', FILE_HEADINGS, sortItems(data.policies, table.sort, VALUES).map(fileLine))
              }
            >
              Save as CSV
            </Button>
            {write}
          </div>
        )}
      </div>
      <p className="muted pretty">
        The most specific policy applies: a person’s own, then their designation’s, band’s, level’s, department’s, and
        last the company’s.
      </p>
      {error && !data && (
        <ErrorState
          level={3}
          title="The policies could not be loaded"
          meaning={`${error.message} They are in force as before.`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingCards label="Loading the policies" count={3} />}
      {data?.policies.length === 0 && (
        <EmptyState level={3} title="No policy yet" actions={write}>
          Without a policy there are no limits. A policy starts as a draft and applies once you publish it.
        </EmptyState>
      )}
      {data && data.policies.length > 0 && (
        <DataTable
          caption="Travel policies"
          columns={COLUMNS}
          items={sortItems(data.policies, table.sort, VALUES)}
          keyOf={({ policyId }) => policyId}
          hrefOf={({ policyId }) => policiesLink(policyId)}
          sort={table.sort}
          onSort={table.onSort}
        />
      )}
    </section>
  );
}

const VALUES = {
  name: ({ travelPolicyName }: ListedPolicy) => travelPolicyName,
  people: ({ people }: ListedPolicy) => people,
};

const modesOf = ({ modes }: ListedPolicy): string[] =>
  modes.flatMap((code) => modeOfPolicyCode(code) ?? []).map((mode) => MODE_LABELS[mode]);

const FILE_HEADINGS = ['Policy', 'Version in force', 'Draft', 'Allows', 'Assigned to', 'Applies to people'];
const fileLine = (policy: ListedPolicy) => [
  policy.travelPolicyName,
  policy.published,
  policy.draft,
  modesOf(policy).join(', '),
  policy.givenTo.map(({ name }) => name).join(', '),
  policy.people,
];

const COLUMNS: readonly DataColumn<ListedPolicy>[] = [
  {
    key: 'name',
    title: 'Policy',
    sorts: true,
    cell: ({ travelPolicyName }) => <span className="strong">{travelPolicyName}</span>,
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ published, draft }) => (
      <span className={styles.tags}>
        {published === null ? <Tag>Not published</Tag> : <Tag tone="good">In force, version {published}</Tag>}
        {draft !== null && published !== null && <Tag>Draft {draft}</Tag>}
      </span>
    ),
  },
  {
    key: 'modes',
    title: 'Allows',
    cell: (policy) => (policy.modes.length ? andList(modesOf(policy)) : 'No travel modes'),
  },
  {
    key: 'to',
    title: 'Assigned to',
    cell: ({ givenTo }) =>
      givenTo.length
        ? andList([
            ...givenTo.slice(0, 3).map(({ name }) => name),
            ...(givenTo.length > 3 ? [`${givenTo.length - 3} more`] : []),
          ])
        : 'Nobody',
  },
  {
    key: 'people',
    title: 'Applies to',
    sorts: true,
    firstDown: true,
    figures: true,
    cell: ({ people }) => counted(people, 'person', 'people'),
  },
];
