'use client';

import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { describeRooms, formatRooms, STAY_LIMITS, type RoomOccupancy } from '#lib/shared/stay-words.ts';
import type { GuestRoomsProps } from './guest-rooms.tsx';
import styles from './stay-search.module.css';

const loadRooms = () => import('./guest-rooms.tsx').then(({ GuestRooms }) => GuestRooms);
const GuestRooms = onDemand<GuestRoomsProps>(loadRooms, { Meanwhile: RoomsToCome });
const comeNear = () => void loadRooms().catch(() => undefined);

type GuestsFieldProps = { rooms: RoomOccupancy[]; onChange: (rooms: RoomOccupancy[]) => void; error?: string };

/** Rooms, adults, and the age of each child, as the hotel asks for it. Without our script: one line of the same. */
export function GuestsField({ rooms, onChange, error }: GuestsFieldProps) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const [people, count] = describeRooms(rooms).split(' · ');

  return (
    <div className={styles.guests} data-error={error ? '' : undefined} onClickCapture={() => setOpened(true)} onPointerEnter={comeNear} onFocus={comeNear}>
      <Popover
        align="end"
        triggerClassName={styles.trigger}
        className={styles.rooms}
        trigger={
          <span className={styles.half}>
            <span className={styles.label}>Guests</span>
            <span className={styles.value}>{people} <span className={styles.aside}>· {count}</span></span>
          </span>
        }
      >
        {hydrated ? (
          <>
            <input type="hidden" name="rooms" value={formatRooms(rooms)} />
            {opened && <GuestRooms rooms={rooms} onChange={onChange} />}
          </>
        ) : (
          <PlainRooms rooms={rooms} />
        )}
      </Popover>
      {error && <p className={styles.error} role="alert"><Icon name="alert" size={16} className={styles.errorMark} />{error}</p>}
    </div>
  );
}

/** The room that one room's fields will take. */
function RoomsToCome() {
  return <p role="status" className={styles.toCome}><span className="visually-hidden">Opening the rooms</span></p>;
}

/** Three rooms at most without script, each with its own two fields; the listing reads `a1`, `c1` and so on. */
function PlainRooms({ rooms }: { rooms: RoomOccupancy[] }) {
  return (
    <div className={styles.plain}>
      {[1, 2, 3].map((number) => (
        <fieldset key={number} className={styles.room}>
          <legend className={styles.legend}>Room {number}</legend>
          <label>Adults <input type="number" name={`a${number}`} min={number === 1 ? 1 : 0} max={STAY_LIMITS.adultsPerRoom} defaultValue={rooms[number - 1]?.adults ?? 0} /></label>
          <label>Children’s ages <input type="text" name={`c${number}`} inputMode="numeric" placeholder="5, 9" defaultValue={rooms[number - 1]?.childAges.join(', ') ?? ''} /></label>
        </fieldset>
      ))}
    </div>
  );
}
