import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageList } from '../contract.ts';
import { THEME_LABELS } from '../rules/vocabulary.ts';
import { filterOptions, filterSummary } from './filter-options.ts';
import { isNarrowed, listHref, type ListFilters } from './list-filters.ts';
import { PackageCards } from './package-cards.tsx';
import { PackageFilters } from './package-filters.tsx';
import { RecentPackages, RememberedPackages } from './recent-packages.tsx';
import styles from './packages-screen.module.css';

/** All journeys, narrowed down by theme, state, month and length. Every filter is in the address. */
export function PackagesScreen({ list, asked }: { list: PackageList; asked: ListFilters }) {
  const { packages, filters, today } = list;
  const options = filterOptions(filters, asked);
  const remember = isNarrowed(asked) && packages.length > 0;
  const Recent = remember ? RememberedPackages : RecentPackages;
  return (
    <Page inset>
      <header className={styles.head}>
        <h1 className="h1">Holiday packages</h1>
        <p className={styles.lead}>
          Guided journeys in India and abroad with a fixed start: hotels, transfers, sights and a guide in one price,
          all taxes included.
        </p>
      </header>
      <ul className={styles.themes} aria-label="Themes">
        {filters.themes.map(({ theme }) => {
          const on = asked.theme === theme;
          return (
            <li key={theme}>
              <Chip on={on} href={listHref({ ...asked, theme: on ? undefined : theme })} prefetch={false}>
                {THEME_LABELS[theme]}
              </Chip>
            </li>
          );
        })}
      </ul>
      <PackageFilters asked={asked} options={options} />
      <div className={styles.count}>
        <h2 className="h4">{counted(packages.length, 'package')}</h2>
        {isNarrowed(asked) && (
          <Button variant="txt" size="sm" href={packageRoutes.list()}>
            Clear filters
          </Button>
        )}
        <p role="status" className="visually-hidden">
          {counted(packages.length, 'package')} shown
        </p>
        <Recent today={today} asked={asked} words={filterSummary(options, asked)} remember={remember} />
      </div>
      {packages.length ? (
        <PackageCards packages={packages} today={today} />
      ) : (
        <EmptyState
          title="No packages match"
          level={3}
          actions={
            <Button variant="ink" size="sm" href={packageRoutes.list()}>
              See all packages
            </Button>
          }
        >
          Choose another month or length, or clear the filters.
        </EmptyState>
      )}
    </Page>
  );
}
