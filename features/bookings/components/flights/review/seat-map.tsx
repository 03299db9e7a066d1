'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import type { SeatMapView } from '#features/flights/contract.ts';
import styles from './extras.module.css';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';

type SeatMapProps = {
  map: SeatMapView;
  /** Seats selected in this booking on this flight, by passenger. */
  taken: ReadonlyMap<string, number>;
  /** The passenger being seated, and everybody's name. */
  turn: number;
  names: readonly string[];
  /** The position the passenger prefers, `window` or `aisle`; empty for none. */
  preferred?: string;
  /** Children may not sit in an exit row. */
  exitAllowed: boolean;
  inMoney: (amount: number) => string;
  onTake: (seat: string) => void;
};

type Place = NonNullable<SeatMapView['rows'][number]['places'][number]>;

/** @texts */
const SIDES: Record<Place['side'], string> = { window: 'window', middle: 'middle', aisle: 'aisle' };

/**
 * The cabin as a grid of buttons with a roving tab stop; arrow keys move to the neighbouring seat. Each button names
 * its seat, position, price and availability.
 */
export function SeatMap({ map, taken, turn, names, preferred, exitAllowed, inMoney, onTake }: SeatMapProps) {
  const grid = useRef<HTMLTableElement>(null);
  const places = map.rows.map(({ places: row }) => row.filter((place): place is Place => place !== null));
  const own = [...taken].find(([, passenger]) => passenger === turn)?.[0];
  const open = places.flat().filter((place) => place.open);
  const [liked] = open.filter(({ side }) => side === preferred).sort((one, other) => one.price - other.price);
  const [at, setAt] = useState(own ?? (liked ?? open[0])?.seat ?? places[0]?.[0]?.seat ?? '');

  const stateOf = (place: Place): string => {
    const whose = taken.get(place.seat);
    if (whose !== undefined) return t('chosen for {name}', { name: names[whose] ?? '' });
    if (!place.open) return t('taken');
    if (place.zone === 'exit' && !exitAllowed) return t('exit row, adults only');
    return place.price ? inMoney(place.price) : t('included');
  };
  const named = ({ seat, side }: Place): string[] => [seat, t(SIDES[side])];
  const free = (place: Place) =>
    taken.get(place.seat) === turn || (place.open && !taken.has(place.seat) && (place.zone !== 'exit' || exitAllowed));
  const isPreferred = (place: Place) => place.side === preferred && place.open && !taken.has(place.seat);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = places.findIndex((line) => line.some(({ seat }) => seat === at));
    const column = places[row]?.findIndex(({ seat }) => seat === at) ?? 0;
    const letter = at.slice(-1);
    const same = (line: readonly Place[] | undefined) =>
      line?.find(({ seat }) => seat.endsWith(letter)) ?? line?.[Math.min(column, line.length - 1)];
    const next = {
      ArrowLeft: places[row]?.[column - 1],
      ArrowRight: places[row]?.[column + 1],
      ArrowUp: same(places[row - 1]),
      ArrowDown: same(places[row + 1]),
      Home: places[row]?.[0],
      End: places[row]?.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    setAt(next.seat);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next.seat}"]`)?.focus();
  };
  const letters = map.rows.find(({ places: row }) => row.length)?.places ?? [];
  return (
    <>
      <p className={styles.key}>
        <span>{t('{seats} available', { seats: counted(map.open, 'seat') })}</span>
        <span>{t('Prices are under the letters. No price: included')}</span>
        <span>{t('Thick edge: more room')}</span>
        {preferred && <span>{t('Underlined: your preference')}</span>}
        <span className={styles.keys}>{t('Arrow keys move between seats')}</span>
      </p>
      <div className={styles.cabin}>
        <table ref={grid} className={styles.seats} onKeyDown={onKeyDown}>
          <caption className="visually-hidden">
            {t('Seats of the {aircraft}, from the front', { aircraft: map.aircraft })}
          </caption>
          <thead>
            <tr>
              {letters.map((place, column) =>
                place ? (
                  <th key={column} scope="col">
                    {place.seat.slice(-1)}
                  </th>
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {map.rows.map(({ row, places: line }) => (
              <tr key={row} className={line.some((place) => place?.zone === 'exit') ? styles.exit : undefined}>
                {line.map((place, column) =>
                  place === null ? (
                    <th key={column} scope="row">
                      {row}
                    </th>
                  ) : (
                    <td key={column}>
                      <button
                        type="button"
                        data-seat={place.seat}
                        className={classNames(
                          styles.seat,
                          place.zone !== 'standard' && styles.dear,
                          isPreferred(place) && styles.preferred,
                        )}
                        tabIndex={place.seat === at ? 0 : -1}
                        aria-pressed={taken.has(place.seat)}
                        aria-disabled={free(place) ? undefined : true}
                        aria-label={[
                          ...named(place),
                          ...(place.zone === 'exit' ? [t('exit row')] : []),
                          stateOf(place),
                          ...(isPreferred(place) ? [t('your preference')] : []),
                        ].join(', ')}
                        title={[...named(place), stateOf(place)].join(', ')}
                        onFocus={() => setAt(place.seat)}
                        onClick={() => free(place) && onTake(place.seat)}
                      >
                        <SeatFace place={place} chosen={taken.has(place.seat)} inMoney={inMoney} />
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The text on a seat: letter and price, its number when selected, a cross when taken. */
function SeatFace({ place, chosen, inMoney }: { place: Place; chosen: boolean } & Pick<SeatMapProps, 'inMoney'>) {
  if (!chosen && !place.open) return '×';
  return (
    <>
      {chosen ? place.seat : place.seat.slice(-1)}
      {place.price > 0 && <span className={styles.seatPrice}>{inMoney(place.price)}</span>}
    </>
  );
}
