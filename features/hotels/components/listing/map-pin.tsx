import { memo } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { money, speakMoney } from '#lib/shared/money.ts';
import type { ListingMatch } from '../../rules/listing.ts';
import type { Point } from './map-geometry.ts';
import { pointAt, usePointed } from './pointed-stay.ts';
import styles from './stay-map.module.css';

type MapPinProps = { match: ListingMatch; at: Point; label: string; chosen: boolean; onChoose: (slug: string) => void };

/** A price at the hotel's position. Highlighted while its card is hovered or it is selected. */
export const MapPin = memo(function MapPin({ match: { stay, offer }, at, label, chosen, onChoose }: MapPinProps) {
  const on = usePointed(stay.slug) || chosen;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.pin, on && styles.on)}
        style={{ translate: `calc(${at.x}px - 50%) calc(${at.y}px - 50%)` }}
        aria-pressed={chosen}
        aria-label={`${stay.name}, ${speakMoney(money(offer.total))}`}
        onClick={() => onChoose(stay.slug)}
        onPointerEnter={() => pointAt(stay.slug)}
        onPointerLeave={() => pointAt('')}
        onFocus={() => pointAt(stay.slug)}
        onBlur={() => pointAt('')}
      >
        {label}
      </button>
    </li>
  );
});
