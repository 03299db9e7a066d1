'use client';

import { useSearchParams } from 'next/navigation';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { RESULTS } from '#components/layout/anchors.ts';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { ListingBar, ListingFrame, NarrowDown, results } from '#components/ui/listing-frame.tsx';
import { useBackToTop } from '#components/ui/use-back-to-top.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { leadWith } from '#lib/shared/lead-with.ts';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { routes } from '#lib/shared/routes.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { rememberSearch } from '../../client/recent-searches.ts';
import { narrow, NO_FILTERS } from '../../rules/listing.ts';
import { unpackStays } from '../../rules/packed-stays.ts';
import { FilterChips } from './filter-chips.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';
import { FilterPanelBeside } from './filter-panel.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { useHotelListing } from './hotel-listing-context.ts';
import { answerHere, listingHref, sharedListingHref, type ListingBase } from './listing-link.ts';
import { onFilters } from './listing-labels.ts';
import type { MapDialogProps } from './map-dialog.tsx';
import { MapAside } from './map-places.tsx';
import { NoMatch } from './no-match.tsx';
import { StayList } from './stay-list.tsx';
import { useListingFilters } from './use-listing-filters.ts';
import styles from './listing.module.css';

export type ListingProps = {
  /** All stays of the city for these dates (`packStays`). */
  packed: string;
  city: { slug: string; name: string; lat: number; lng: number };
  /** The area with `city` at its centre: each stay shows its distance from it. */ near?: string;
  stay: Stay;
  nights: number;
  today: IsoDate;
  /** Says how many stays are left out because they do not accept the party's children (`childrenWord`). */
  notListed?: string | false;
  /** How many stays the first page shows. */
  show: number;
  /** Where the map's streets come from. */
  tiles?: MapTiles | null;
  /** `HowRanked`. */
  howRanked: ReactNode;
};

const FORM = 'narrow-down';
const loadFilters = () => import('./filter-dialog.tsx').then((dialog) => dialog.FilterDialog);
const comeNear = () => void loadFilters().catch(() => undefined);
const FilterDialog = dialogOnDemand<FilterDialogProps>(loadFilters);
const MapDialog = dialogOnDemand<MapDialogProps>(() => import('./map-dialog.tsx').then((dialog) => dialog.MapDialog));

/** A city's stays: filters, list and map. All are in memory, so that filters apply without a request. */
export function Listing(props: ListingProps) {
  const search = useSearchParams().toString();
  const [first] = useState(search); // later addresses are written by the listing itself and need no render
  return <ListingOf {...props} search={first} />;
}

const ListingOf = memo(function ListingOf({
  packed,
  city,
  near,
  stay,
  nights,
  today,
  notListed,
  show,
  tiles,
  howRanked,
  search,
}: ListingProps & { search: string }) {
  const stays = useMemo(() => unpackStays(packed), [packed]);
  const { listing, lead, note, first } = useHotelListing();
  const base = useMemo<ListingBase>(() => ({ city: city.slug, stay, listing }), [city.slug, stay, listing]);
  const [filters, change] = useListingFilters(base, search);
  const applied = useDeferredValue(filters);
  const middle = useMemo(() => (near ? { ...city, name: near } : undefined), [city, near]);
  const narrowed = useMemo(() => narrow(stays, applied), [stays, applied]);
  const matches = useMemo(
    () => leadWith(narrowed.matches, first && ((match) => first(match.stay.slug))),
    [narrowed, first],
  );
  const [open, setOpen] = useState<'filters' | 'map' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const moreHref = useCallback((count: number) => listingHref(base, applied, count || undefined), [base, applied]);
  const top = useRef<HTMLElement>(null);
  const on = onFilters(filters).length;
  const cleared = { ...NO_FILTERS, sort: filters.sort };

  useEffect(() => {
    // searches at work are not stored as recent searches
    if (!note) rememberSearch({ city: city.slug, name: city.name, stay });
  }, [city.slug, city.name, stay, note]);
  useBackToTop(top, applied);

  const panel = { base, filters, narrowed, nights, onChange: change };
  const map = { city, matches, stays, dates: stay, nights, tiles };
  return (
    <ListingFrame className={styles.withMap}>
      <NarrowDown
        id={`${FORM}-title`}
        clear={
          on > 0 && (
            <Button
              variant="txt"
              size="sm"
              href={listingHref(base, cleared)}
              prefetch={false}
              scroll={false}
              onClick={answerHere(() => change(() => cleared))}
            >
              {t('Clear')}
            </Button>
          )
        }
      >
        <FilterPanelBeside {...panel} id={FORM} still={open === 'filters'} />
      </NarrowDown>
      <section ref={top} id={RESULTS} tabIndex={-1} className={results} aria-label={t('Stays')}>
        <ListingHeading
          city={t(city.name)}
          count={matches.length}
          all={stays.length}
          stay={stay}
          nights={nights}
          sort={filters.sort}
          sharedHref={listing === routes.hotelListing ? sharedListingHref(base, filters) : undefined}
          form={FORM}
          onSort={(sort) => change((before) => ({ ...before, sort }))}
          onMap={() => setOpen('map')}
        />
        {lead}
        <FilterChips base={base} filters={filters} narrowed={narrowed} onChange={change} />
        {notListed && <p className={`small muted ${styles.notListed}`}>{notListed}</p>}
        {matches.length > 0 ? (
          <>
            <StayList
              matches={matches}
              middle={middle}
              dates={stay}
              nights={nights}
              today={today}
              show={show}
              moreHref={moreHref}
            />
            <p className={styles.ranked}>{howRanked}</p>
          </>
        ) : (
          <NoMatch base={base} stays={stays} filters={applied} onChange={change} />
        )}
      </section>
      <MapAside {...map} />
      <ListingBar onNear={comeNear}>
        <ActionBar label={t('Filters and map')}>
          <Button className="grow" icon="filter" onClick={() => setOpen('filters')}>
            {t('Filters')}
            {on > 0 && `, ${on}`}
          </Button>
          <Button className="grow" icon="map" onClick={() => setOpen('map')}>
            {t('Map')}
          </Button>
        </ActionBar>
      </ListingBar>
      {open === 'filters' && <FilterDialog count={matches.length} onClose={close} {...panel} />}
      {open === 'map' && <MapDialog onClose={close} {...map} />}
    </ListingFrame>
  );
});
