import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { t } from '#lib/shared/texts.ts';
import { ADULT_FROM, PACKAGE_LIMITS } from '../rules/party.ts';
import type { RoomInput } from './party-input.ts';
import styles from './party.module.css';

export type PartyFieldsProps = { rooms: readonly RoomInput[]; onChange: (rooms: RoomInput[]) => void };

const ages = () => [
  { value: '', label: t('Choose') },
  ...Array.from({ length: ADULT_FROM }, (_, age) => ({
    value: String(age),
    label: age === 0 ? t('Under 1') : String(age),
  })),
];

/** Adults and children of each room, with the age of every child, and a button for another room. */
export function PartyFields({ rooms, onChange }: PartyFieldsProps) {
  return (
    <div className={styles.rooms}>
      {rooms.map((room, index) => (
        <RoomFields
          key={index}
          number={index + 1}
          room={room}
          onChange={(next) => onChange(rooms.map((old, at) => (at === index ? next : old)))}
          onRemove={rooms.length > 1 ? () => onChange(rooms.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {rooms.length < PACKAGE_LIMITS.rooms && (
        <div>
          <Button size="sm" icon="plus" onClick={() => onChange([...rooms, { adults: 2, childAges: [] }])}>
            {t('Add a room')}
          </Button>
        </div>
      )}
    </div>
  );
}

type RoomFieldsProps = {
  number: number;
  room: RoomInput;
  onChange: (room: RoomInput) => void;
  onRemove?: () => void;
};

function RoomFields({ number, room, onChange, onRemove }: RoomFieldsProps) {
  const id = useId();
  const { adults, childAges } = room;
  return (
    <div role="group" aria-labelledby={id} className={styles.room}>
      <div className={styles.roomHead}>
        <span id={id} className="strong">
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
        hint={t('{n} or older', { n: ADULT_FROM })}
        min={1}
        max={PACKAGE_LIMITS.adultsPerRoom}
        value={adults}
        onChange={(next) => onChange({ ...room, adults: next })}
      />
      <Stepper
        label={t('Children')}
        hint={t('{n} or younger', { n: ADULT_FROM - 1 })}
        min={0}
        max={PACKAGE_LIMITS.bedsPerRoom}
        value={childAges.length}
        onChange={(count) =>
          onChange({ ...room, childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? null) })
        }
      />
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <label key={child} className={styles.age}>
              {t('Age of child {n}', { n: child + 1 })}
              <Select
                options={ages()}
                value={age ?? ''}
                onChange={({ target: { value } }) =>
                  onChange({
                    ...room,
                    childAges: childAges.map((old, at) => (at === child ? (value ? Number(value) : null) : old)),
                  })
                }
              />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
