import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode, memo } from 'react';
import { ZOOM, type Point } from '#components/map/map-geometry.ts';
import styles from './stay-map.module.css';
import { classNames } from '#components/ui/class-names.ts';
import { money, speakMoney } from '#lib/shared/money.ts';
import type { ListingMatch } from '../../rules/listing.ts';
import { pointAt, usePointed } from './pointed-stay.ts';

/** Pixels an arrow key moves the map. */
const STEP = 60;

type MapCanvasProps = {
  move: (x: number, y: number) => void;
  onZoom: (factor: number, about: Point) => void;
  label: string;
  children: ReactNode;
};

/** The draggable map: by pointer, or with arrow keys when focused. */
export function MapCanvas({ move, onZoom, label, children }: MapCanvasProps) {
  const held = useRef<Point>(undefined);
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    move(clientX - held.current.x, clientY - held.current.y);
    held.current = { x: clientX, y: clientY };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    };
    const by = moves[event.key];
    const { width, height } = event.currentTarget.getBoundingClientRect();
    if (by) move(...by);
    else if (event.key === '+' || event.key === '=') onZoom(ZOOM.step, { x: width / 2, y: height / 2 });
    else if (event.key === '-') onZoom(1 / ZOOM.step, { x: width / 2, y: height / 2 });
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.canvas}
      role="application"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        held.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (held.current = undefined)}
      onPointerCancel={() => (held.current = undefined)}
      onDoubleClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onZoom(ZOOM.step, { x: event.clientX - box.left, y: event.clientY - box.top });
      }}
    >
      {children}
    </div>
  );
}

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
