import Link from 'next/link';
import { Icon } from '#components/ui/icon.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { Price } from '#components/ui/price.tsx';
import { money } from '#lib/shared/money.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { ListingMatch } from '../../rules/listing.ts';
import { useHotelListing } from './hotel-listing-context.ts';
import { nightsWord } from './listing-labels.ts';
import styles from './stay-map.module.css';

type MapStayProps = { match: ListingMatch; dates: Stay; nights: number; onClose: () => void };

/** The stay selected on the map, shown below it. */
export function MapStay({ match: { stay, offer }, dates, nights, onClose }: MapStayProps) {
  const context = useHotelListing();
  return (
    <article className={styles.stay} aria-live="polite">
      <div className={styles.stayPicture}>
        <Poster {...stay.poster} width={172} height={184} fill />
      </div>
      <div className={styles.stayWords}>
        <h3 className="h4">
          <Link
            href={context.stay(stay.slug, { ...stayParams(dates), seen: offer.total })}
            prefetch={false}
            className={styles.stayLink}
          >
            {stay.name}
          </Link>
        </h3>
        <p className="small muted">
          {stay.area}
          {stay.score !== null && ` · ${stay.score.toFixed(1)}`}
        </p>
        <p className={styles.stayPrice}>
          <Price money={money(offer.total)} size="sm" />{' '}
          <span className="small muted">{t('{nights}, taxes included', { nights: nightsWord(nights) })}</span>
        </p>
      </div>
      <button type="button" className={styles.stayClose} aria-label={t('Close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </article>
  );
}
