import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { plainInput } from '#components/ui/search-form.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { RoomInput } from '../../rules/room-input.ts';
import styles from './stay-search.module.css';

export type GuestRoomsProps = {
  rooms: RoomInput[];
  onChange: (rooms: RoomInput[]) => void;
  /** True when the search was refused because a child's age is missing. */ agesMissing: boolean;
};

/** Adults and children of each room, and a button for another room. Loaded when the panel is first opened. */
export function GuestRooms({ rooms, onChange, agesMissing }: GuestRoomsProps) {
  const set = (index: number, room: RoomInput) => onChange(rooms.map((old, at) => (at === index ? room : old)));
  const remove = (index: number) => onChange(rooms.filter((_, at) => at !== index));
  return (
    <>
      {rooms.map((room, index) => (
        <RoomFields
          key={index}
          number={index + 1}
          room={room}
          agesMissing={agesMissing}
          onChange={(next) => set(index, next)}
          onRemove={rooms.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {rooms.length < STAY_LIMITS.rooms && (
        <Button
          type="button"
          variant="out"
          size="sm"
          icon="plus"
          onClick={() => onChange([...rooms, { adults: 2, childAges: [] }])}
        >
          {t('Add a room')}
        </Button>
      )}
    </>
  );
}

type RoomFieldsProps = {
  number: number;
  room: RoomInput;
  agesMissing: boolean;
  onChange: (room: RoomInput) => void;
  onRemove?: () => void;
};

function RoomFields({ number, room, agesMissing, onChange, onRemove }: RoomFieldsProps) {
  const id = useId();
  const children = (count: number) => Array.from({ length: count }, (_, index) => room.childAges[index] ?? null);
  return (
    <div role="group" aria-labelledby={id} className={styles.room}>
      <div className={styles.roomHead}>
        <span id={id} className={styles.legend}>
          {t('Room {n}', { n: number })}
        </span>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            onClick={onRemove}
            aria-label={t('Remove room {n}', { n: number })}
          >
            {t('Remove')}
          </button>
        )}
      </div>
      <Stepper
        label={t('Adults')}
        hint={t('18 or older')}
        min={1}
        max={STAY_LIMITS.adultsPerRoom}
        value={room.adults}
        onChange={(adults) => onChange({ ...room, adults })}
      />
      <Stepper
        label={t('Children')}
        hint={t('17 or younger')}
        min={0}
        max={STAY_LIMITS.childrenPerRoom}
        value={room.childAges.length}
        onChange={(count) => onChange({ ...room, childAges: children(count) })}
      />
      {room.childAges.length > 0 && (
        <div className={styles.ages}>
          {room.childAges.map((age, child) => (
            <label key={child} className={styles.age}>
              {t('Age of child {n}', { n: child + 1 })}
              <select
                className={plainInput}
                value={age ?? ''}
                aria-invalid={agesMissing && age === null ? true : undefined}
                onChange={(event) =>
                  onChange({
                    ...room,
                    childAges: room.childAges.map((old, at) => (at === child ? Number(event.target.value) : old)),
                  })
                }
              >
                <option value="" disabled>
                  {t('Choose')}
                </option>
                {Array.from({ length: STAY_LIMITS.childAge + 1 }, (_, years) => (
                  <option key={years} value={years}>
                    {years === 0 ? t('under 1') : years}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
