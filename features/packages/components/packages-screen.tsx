import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageList } from '../contract.ts';
import { THEME_LABELS } from '../rules/vocabulary.ts';
import { filterOptions, filterSummary, type FilterOptions } from './filter-options.ts';
import { labelText } from './month-label.ts';
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
        <h1 className="h1">{t('Holiday packages')}</h1>
        <p className={styles.lead}>
          {t(
            'Guided journeys in India and abroad with a fixed start: hotels, transfers, sights and a guide in one price, all taxes included.',
          )}
        </p>
      </header>
      <ul className={styles.themes} aria-label={t('Themes')}>
        {filters.themes.map(({ theme }) => {
          const on = asked.theme === theme;
          return (
            <li key={theme}>
              <Chip on={on} href={listHref({ ...asked, theme: on ? undefined : theme })} prefetch={false}>
                {t(THEME_LABELS[theme])}
              </Chip>
            </li>
          );
        })}
      </ul>
      <PackageFilters asked={asked} options={translated(options)} />
      <div className={styles.count}>
        <h2 className="h4">{counted(packages.length, 'package')}</h2>
        {isNarrowed(asked) && (
          <Button variant="txt" size="sm" href={packageRoutes.list()}>
            {t('Clear filters')}
          </Button>
        )}
        <p role="status" className="visually-hidden">
          {t('{packages} shown', { packages: counted(packages.length, 'package') })}
        </p>
        <Recent today={today} asked={asked} words={filterSummary(options, asked)} remember={remember} />
      </div>
      {packages.length ? (
        <PackageCards packages={packages} today={today} />
      ) : (
        <EmptyState
          title={t('No packages match')}
          level={3}
          actions={
            <Button variant="ink" size="sm" href={packageRoutes.list()}>
              {t('See all packages')}
            </Button>
          }
        >
          {t('Choose another month or length, or clear the filters.')}
        </EmptyState>
      )}
    </Page>
  );
}

const translated = ({ state, month, length, sort }: FilterOptions): FilterOptions => {
  const own = (options: FilterOptions['state']) =>
    options.map(({ value, label }) => ({ value, label: labelText(label) }));
  return { state: own(state), month: own(month), length: own(length), sort: own(sort) };
};
