import { Button } from '#components/ui/button.tsx';
import { listHeading } from '#components/ui/listing-frame.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import { Select } from '#components/ui/select.tsx';
import { describeRooms, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { SORTS, type ListingSort } from '../../rules/listing.ts';
import { nightsWord, SORT_LABELS, staysWord } from './listing-labels.ts';
import styles from './listing.module.css';

type ListingHeadingProps = {
  city: string;
  count: number;
  /** The number without filters. */ all: number;
  stay: Stay;
  nights: number;
  sort: ListingSort;
  /** The address to share; none for a company's listing. */
  sharedHref?: string;
  /** Id of the plain form that submits the sort order. */
  form: string;
  onSort: (sort: ListingSort) => void;
  onMap: () => void;
};

/** "Kochi, 44 stays", what the totals cover, and the sort order. */
export function ListingHeading({
  city,
  count,
  all,
  stay,
  nights,
  sort,
  sharedHref,
  form,
  onSort,
  onMap,
}: ListingHeadingProps) {
  const [people = '', rooms = ''] = describeRooms(stay.rooms).split(' · ');
  return (
    <div className={listHeading}>
      <div className={styles.title}>
        <h1 className="h2">
          {city}, {count ? staysWord(count) : t('none of {stays}', { stays: staysWord(all) })}
        </h1>
        <p className="small muted">
          {t('Totals for {nights} and {people}, all taxes included', {
            nights: nightsWord(nights),
            people: stay.rooms.length > 1 ? t('{people} in {rooms}', { people, rooms }) : people,
          })}
          {sharedHref && <ShareLink href={sharedHref} title={t('Stays in {city}', { city })} />}
        </p>
      </div>
      <Button size="sm" icon="map" className={styles.mapButton} onClick={onMap}>
        {t('Map')}
      </Button>
      <Select
        look="chip"
        name="sort"
        form={form}
        aria-label={t('Order')}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) }))}
        onChange={(event) => onSort(event.target.value as ListingSort)}
      />
      <p role="status" className="visually-hidden">
        {t('{stays} in {city}, ordered by {order}', {
          stays: staysWord(count),
          city,
          order: t(SORT_LABELS[sort]).toLowerCase(),
        })}
      </p>
    </div>
  );
}
