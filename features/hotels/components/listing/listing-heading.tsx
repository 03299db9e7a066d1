import { Button } from '#components/ui/button.tsx';
import { listHeading } from '#components/ui/listing-frame.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import { Select } from '#components/ui/select.tsx';
import { describeRooms, type Stay } from '#lib/shared/stay-shape.ts';
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

const OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

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
  const [people, rooms] = describeRooms(stay.rooms).split(' · ');
  return (
    <div className={listHeading}>
      <div className={styles.title}>
        <h1 className="h2">
          {city}, {count ? staysWord(count) : `none of ${staysWord(all)}`}
        </h1>
        <p className="small muted">
          Totals for {nightsWord(nights)} and {people}
          {stay.rooms.length > 1 && ` in ${rooms}`}, all taxes included
          {sharedHref && <ShareLink href={sharedHref} title={`Stays in ${city}`} />}
        </p>
      </div>
      <Button size="sm" icon="map" className={styles.mapButton} onClick={onMap}>
        Map
      </Button>
      <Select
        look="chip"
        name="sort"
        form={form}
        aria-label="Order"
        value={sort}
        options={OPTIONS}
        onChange={(event) => onSort(event.target.value as ListingSort)}
      />
      <p role="status" className="visually-hidden">
        {staysWord(count)} in {city}, ordered by {SORT_LABELS[sort].toLowerCase()}
      </p>
    </div>
  );
}
