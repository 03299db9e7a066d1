import { packageRoutes } from '#lib/shared/package-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { PACKAGE_LIMITS } from '../rules/party.ts';
import type { RoomInput } from './party-input.ts';
import styles from './party.module.css';

/** Rooms of the form without script. */
const ROOMS = [1, 2, 3];

/** The party without script: at most three rooms, each with two fields; the page reads `a1`, `c1` and so on. */
export function PlainParty({ slug, rooms }: { slug: string; rooms: readonly RoomInput[] }) {
  return (
    <form action={packageRoutes.page(slug)} method="get" className={styles.plain}>
      {ROOMS.map((number) => (
        <fieldset key={number} className={styles.plainRoom}>
          <legend className="strong">{t('Room {n}', { n: number })}</legend>
          <label>
            {t('Adults')}
            <input
              type="number"
              className={styles.input}
              name={`a${number}`}
              min={number === 1 ? 1 : 0}
              max={PACKAGE_LIMITS.adultsPerRoom}
              defaultValue={rooms[number - 1]?.adults ?? 0}
            />
          </label>
          <label>
            {t('Children’s ages')}
            <input
              type="text"
              className={styles.input}
              name={`c${number}`}
              inputMode="numeric"
              placeholder="5, 9"
              defaultValue={rooms[number - 1]?.childAges.join(', ') ?? ''}
            />
          </label>
        </fieldset>
      ))}
      <noscript>
        <button type="submit" className={styles.send}>
          {t('Show prices')}
        </button>
      </noscript>
    </form>
  );
}
