import type { ReactNode } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Tabs } from '#components/ui/tabs.tsx';

export type TabbedListProps<Shown extends string> = {
  /** Accessible name of the tabs: "Enquiries". */
  label: string;
  /** The tabs, each with its text where the list is empty. The first one has the address without `show`. */
  parts: readonly { show: Shown; label: string; empty: string }[];
  show: Shown;
  page: number;
  pageSize: number;
  /** Items in the shown part; undefined while they load. */
  count: number | undefined;
  error: Error | null;
  loading: { label: string; rows: number };
  /** Address of a part and page. */
  hrefOf: (at: { show?: Shown; page?: number }) => string;
  /** The list of this page's items. */
  children: ReactNode;
};

/** A list of several parts behind tabs, by pages, with its loading, empty and failed states. */
export function TabbedList<Shown extends string>({
  label,
  parts,
  show,
  page,
  pageSize,
  count,
  error,
  loading,
  hrefOf,
  children,
}: TabbedListProps<Shown>) {
  return (
    <>
      <Tabs
        label={label}
        items={parts.map((part, at) => ({
          href: hrefOf(at === 0 ? {} : { show: part.show }),
          label: part.label,
          current: part.show === show,
        }))}
      />
      {error && (
        <div role="alert">
          <FieldError>{error.message}</FieldError>
        </div>
      )}
      {count === undefined && !error && <LoadingRows label={loading.label} count={loading.rows} />}
      {count === 0 && <p className="muted">{parts.find((part) => part.show === show)?.empty}</p>}
      {children}
      <Pager page={page} pages={Math.ceil((count ?? 0) / pageSize)} hrefOf={(to) => hrefOf({ show, page: to })} />
    </>
  );
}
