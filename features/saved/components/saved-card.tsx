'use client';

import Link from 'next/link';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Poster } from '#components/ui/poster.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatDateRange, nightsOf } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { describeRooms, stayParams } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useRemoveSaved, useWatchStay } from '../client/use-saved.ts';
import type { SavedStay } from '../contract.ts';
import { priceSince } from '../rules/price-since.ts';
import styles from './saved.module.css';

/** A saved stay: hotel, dates, the lowest price now and what it was, and whether its price is watched. */
export function SavedCard({ saved }: { saved: SavedStay }) {
  const { hotel, stay, price, savedPrice, watched, savedAt } = saved;
  const [watch, remove] = [useWatchStay(), useRemoveSaved()];
  const failure = watch.error ?? remove.error;
  const nights = nightsOf(stay.checkIn, stay.checkOut).length;
  return (
    <article className={classNames('card', styles.card)}>
      <div className={styles.picture}>
        <Poster {...hotel.poster} width={200} height={200} fill />
      </div>
      <div className={styles.about}>
        <h2 className="h3">
          <Link href={routes.hotel(hotel.slug, stayParams(stay))} prefetch={false}>
            {hotel.name}
          </Link>
        </h2>
        <p className="small muted">
          {hotel.area}, {hotel.city} · {hotel.stars}-star
        </p>
        <p className="small">
          {formatDateRange(stay.checkIn, stay.checkOut, savedAt.slice(0, 10))} · {describeRooms(stay.rooms)}
        </p>
        <label className={styles.watch}>
          <input
            type="checkbox"
            checked={watch.isPending ? watch.variables.watched : watched}
            onChange={(event) => watch.mutate({ savedId: saved._id, watched: event.target.checked })}
          />
          Tell me when it costs less
        </label>
        {failure && (
          <p className="small" role="alert">
            {failure.message}
          </p>
        )}
      </div>
      <div className={styles.price}>
        {price === null ? (
          <p>No rooms are free now</p>
        ) : (
          <>
            <Price money={money(price)} size="md" />
            <p className="small muted">{counted(nights, 'night')}, taxes included</p>
          </>
        )}
        <p className="small muted">{priceSince(savedPrice, price)}</p>
        <p className={styles.actions}>
          <Button
            size="sm"
            variant="txt"
            aria-label={`Remove ${hotel.name}`}
            busy={remove.isPending}
            busyLabel="Removing…"
            onClick={() => remove.mutate(saved._id)}
          >
            Remove
          </Button>
        </p>
      </div>
    </article>
  );
}
