import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Select } from '#components/ui/select.tsx';
import type { TableSort } from '#components/ui/table-sort.ts';
import checkStyles from './check.module.css';
import styles from './data-table.module.css';

export type DataColumn<Item> = {
  /** Its key in the address and in `sort.by`. */
  key: string;
  title: string;
  cell: (item: Item) => ReactNode;
  /** Sortable. Numbers sort descending first, where `firstDown` says so. */
  sorts?: boolean;
  firstDown?: boolean;
  /** Figures: right-aligned, tabular. */
  figures?: boolean;
};

export type DataTableProps<Item> = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Without it no header sorts. The caller sorts: on the server for pages, else with `sortItems`. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Opens a row's item from its first cell: a button, or with `hrefOf` a link. The whole row is clickable. */
  onOpen?: (item: Item) => void;
  hrefOf?: (item: Item) => string;
  /** Small buttons or a tag at the end of a row; above the row's own target. */
  actions?: (item: Item) => ReactNode;
  /** Checkboxes before the rows and one for all of them. */
  selection?: TableSelection<Item>;
  busy?: boolean;
};

/** The keys that are selected, and what a row is called ("Select Taj Mahal Palace, asked by Om"). */
export type TableSelection<Item> = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  nameOf: (item: Item) => string;
};

/**
 * A table with sortable headers, rows that open, and row actions. Below 640 px each row becomes labelled lines, and the
 * headers one sort menu.
 */
export function DataTable<Item>({
  caption,
  columns,
  items,
  keyOf,
  sort,
  onSort,
  onOpen,
  hrefOf,
  actions,
  selection,
  busy,
}: DataTableProps<Item>) {
  const sorting = columns.filter((column) => column.sorts && onSort);
  return (
    <div className={styles.frame}>
      {sorting.length > 0 && (
        <div className={styles.order}>
          <Select
            aria-label={`Sort ${caption.toLowerCase()} by`}
            value={sort ? `${sort.by} ${sort.direction}` : ''}
            onChange={(event) => {
              const [by = '', direction] = event.target.value.split(' ');
              onSort?.({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
            }}
            options={sorting.flatMap(({ key, title, firstDown }) =>
              (firstDown ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((direction) => ({
                value: `${key} ${direction}`,
                label: `${title}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
              })),
            )}
          />
        </div>
      )}
      {/* Folded rows are not displayed as a table; roles keep its semantics. */}
      <table className={styles.table} role="table" aria-busy={busy || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th scope="col" role="columnheader" className={styles.pick}>
                <SelectAll items={items} keyOf={keyOf} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" role="columnheader">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={keyOf(item)} role="row" className={classNames((onOpen ?? hrefOf) && styles.opens)}>
              {selection && (
                <td role="cell" className={styles.pick}>
                  <SelectRow name={selection.nameOf(item)} id={keyOf(item)} selection={selection} />
                </td>
              )}
              {columns.map(({ key, title, cell, figures }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" role="rowheader">
                    <Opener item={item} onOpen={onOpen} hrefOf={hrefOf}>
                      {cell(item)}
                    </Opener>
                  </th>
                ) : (
                  <td key={key} role="cell" className={classNames(figures && styles.figures)}>
                    <span className={styles.title} aria-hidden="true">
                      {title}
                    </span>
                    <span className={styles.value}>{cell(item)}</span>
                  </td>
                ),
              )}
              {actions && (
                <td role="cell" className={styles.actions}>
                  {actions(item)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Box = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={styles.box}>
    <input {...input} type="checkbox" className={checkStyles.box} />
    <span className="visually-hidden">{label}</span>
  </label>
);

function SelectRow<Item>({ name, id, selection }: { name: string; id: string; selection: TableSelection<Item> }) {
  const { keys, onChange } = selection;
  return (
    <Box
      label={`Select ${name}`}
      checked={keys.has(id)}
      onChange={({ target }) =>
        onChange(new Set(target.checked ? [...keys, id] : [...keys].filter((key) => key !== id)))
      }
    />
  );
}

function SelectAll<Item>({
  items,
  keyOf,
  selection: { keys, onChange },
}: Pick<DataTableProps<Item>, 'items' | 'keyOf'> & { selection: TableSelection<Item> }) {
  const all = items.length > 0 && items.every((item) => keys.has(keyOf(item)));
  return (
    <Box
      label="Select all rows of this page"
      checked={all}
      onChange={({ target }) => onChange(new Set(target.checked ? items.map(keyOf) : []))}
    />
  );
}

function Opener<Item>({
  item,
  onOpen,
  hrefOf,
  children,
}: Pick<DataTableProps<Item>, 'onOpen' | 'hrefOf'> & { item: Item; children: ReactNode }) {
  if (hrefOf)
    return (
      <Link href={hrefOf(item)} className={styles.opener} prefetch={false}>
        {children}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" className={styles.opener} onClick={() => onOpen(item)}>
        {children}
      </button>
    );
  return <div>{children}</div>; // one box: folded rows lay out what a cell holds side by side
}

function Header<Item>({
  column: { key, title, sorts, firstDown, figures },
  sort,
  onSort,
}: { column: DataColumn<Item> } & Pick<DataTableProps<Item>, 'sort' | 'onSort'>) {
  const now = sort?.by === key ? sort.direction : undefined;
  const first = firstDown ? 'desc' : 'asc';
  const next = now === undefined ? first : now === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      role="columnheader"
      className={classNames(figures && styles.figures)}
      aria-sort={now && (now === 'asc' ? 'ascending' : 'descending')}
    >
      {sorts && onSort ? (
        <>
          <button type="button" className={styles.sort} onClick={() => onSort({ by: key, direction: next })}>
            {title}
            <span aria-hidden="true" className={styles.mark}>
              {now === 'asc' ? '↑' : now === 'desc' ? '↓' : '↕'}
            </span>
          </button>
          <span className={styles.folded}>{title}</span>
        </>
      ) : (
        title
      )}
    </th>
  );
}
