'use client';

import { useState } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { plainInput, SearchPart, searchTrigger, SearchValue } from '#components/ui/search-form.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { describeRooms, formatRooms, STAY_LIMITS, type RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { completeRooms, type RoomInput } from '../../rules/room-input.ts';
import type { GuestRoomsProps } from './guest-rooms.tsx';
import styles from './stay-search.module.css';

const loadRooms = () => import('./guest-rooms.tsx').then(({ GuestRooms }) => GuestRooms);
const GuestRooms = onDemand<GuestRoomsProps>(loadRooms, { Meanwhile: RoomsToCome });
const comeNear = () => void loadRooms().catch(() => undefined);

type GuestsFieldProps = {
  /** Id of its panel. */
  panel: string;
  rooms: RoomInput[];
  onChange: (rooms: RoomInput[]) => void;
  /** True when the search was refused because a child's age is missing. */
  agesMissing: boolean;
  error?: string;
};

/** Rooms, adults, and the age of each child. Without script: one line with the same fields. */
export function GuestsField({ panel, rooms, onChange, agesMissing, error }: GuestsFieldProps) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const [people, count] = describeRooms(rooms).split(' · ');
  const known = completeRooms(rooms);
  const problem = agesMissing && !known ? t('Choose the age of each child.') : error;

  return (
    <SearchPart className={styles.guests} error={problem} onOpen={() => setOpened(true)} onNear={comeNear}>
      <Popover
        id={panel}
        align="end"
        triggerClassName={searchTrigger}
        className={styles.rooms}
        trigger={
          <SearchValue label={t('Guests')} aside={count}>
            {people}
          </SearchValue>
        }
      >
        {hydrated ? (
          <>
            {known && <input type="hidden" name="rooms" value={formatRooms(known)} />}
            {opened && <GuestRooms rooms={rooms} onChange={onChange} agesMissing={agesMissing} />}
          </>
        ) : (
          <PlainRooms rooms={known ?? []} />
        )}
      </Popover>
    </SearchPart>
  );
}

/** Placeholder with the height of one room's fields. */
function RoomsToCome() {
  return (
    <p role="status" className={styles.toCome}>
      <span className="visually-hidden">{t('Loading')}</span>
    </p>
  );
}

/** At most three rooms without script, each with two fields; the listing reads `a1`, `c1` and so on. */
function PlainRooms({ rooms }: { rooms: RoomOccupancy[] }) {
  return (
    <div className={styles.plain}>
      {[1, 2, 3].map((number) => (
        <fieldset key={number} className={styles.room}>
          <legend className={styles.legend}>{t('Room {n}', { n: number })}</legend>
          <label>
            {t('Adults')}{' '}
            <input
              type="number"
              className={plainInput}
              name={`a${number}`}
              min={number === 1 ? 1 : 0}
              max={STAY_LIMITS.adultsPerRoom}
              defaultValue={rooms[number - 1]?.adults ?? 0}
            />
          </label>
          <label>
            {t('Children’s ages')}{' '}
            <input
              className={plainInput}
              name={`c${number}`}
              inputMode="numeric"
              defaultValue={rooms[number - 1]?.childAges.join(', ') ?? ''}
            />
          </label>
        </fieldset>
      ))}
    </div>
  );
}
