'use client';

import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { describeRooms, formatRooms, STAY_LIMITS, type RoomOccupancy } from '#lib/shared/stay-words.ts';
import styles from './stay-search.module.css';

type GuestsFieldProps = { rooms: RoomOccupancy[]; onChange: (rooms: RoomOccupancy[]) => void; error?: string };

/** Rooms, adults, and the age of each child, as the hotel asks for it. Without our script: one line of the same. */
export function GuestsField({ rooms, onChange, error }: GuestsFieldProps) {
  const hydrated = useHydrated();
  const [people, count] = describeRooms(rooms).split(' · ');
  const set = (index: number, room: RoomOccupancy) => onChange(rooms.map((old, at) => (at === index ? room : old)));

  return (
    <div className={styles.guests} data-error={error ? '' : undefined}>
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
            {rooms.map((room, index) => (
              <RoomFields key={index} number={index + 1} room={room} onChange={(next) => set(index, next)} onRemove={rooms.length > 1 ? () => onChange(rooms.filter((_, at) => at !== index)) : undefined} />
            ))}
            {rooms.length < STAY_LIMITS.rooms && (
              <Button type="button" variant="out" size="sm" icon="plus" onClick={() => onChange([...rooms, { adults: 2, childAges: [] }])}>Add a room</Button>
            )}
          </>
        ) : (
          <PlainRooms rooms={rooms} />
        )}
      </Popover>
      {error && <p className={styles.error} role="alert"><Icon name="alert" size={16} className={styles.errorMark} />{error}</p>}
    </div>
  );
}

type RoomFieldsProps = { number: number; room: RoomOccupancy; onChange: (room: RoomOccupancy) => void; onRemove?: () => void };

function RoomFields({ number, room, onChange, onRemove }: RoomFieldsProps) {
  const children = (count: number) => Array.from({ length: count }, (_, index) => room.childAges[index] ?? 8);
  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>Room {number}</legend>
      {onRemove && <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Remove room ${number}`}>Remove</button>}
      <Stepper label="Adults" hint="18 or older" min={1} max={STAY_LIMITS.adultsPerRoom} value={room.adults} onChange={(adults) => onChange({ ...room, adults })} />
      <Stepper label="Children" hint="17 or younger" min={0} max={STAY_LIMITS.childrenPerRoom} value={room.childAges.length} onChange={(count) => onChange({ ...room, childAges: children(count) })} />
      {room.childAges.length > 0 && (
        <div className={styles.ages}>
          {room.childAges.map((age, child) => (
            <label key={child} className={styles.age}>
              Child {child + 1}
              <select value={age} onChange={(event) => onChange({ ...room, childAges: room.childAges.map((old, at) => (at === child ? Number(event.target.value) : old)) })}>
                {Array.from({ length: STAY_LIMITS.childAge + 1 }, (_, years) => (
                  <option key={years} value={years}>{years === 0 ? 'under 1' : years}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
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
