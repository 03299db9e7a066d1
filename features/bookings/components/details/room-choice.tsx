import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { t } from '#lib/shared/texts.ts';
import { toggled } from '../parts/toggled.ts';
import styles from './details.module.css';

type RoomChoiceProps = {
  /** The rooms that stand, each by its position as sold. */
  rooms: readonly { at: number; label: string }[];
  chosen: readonly number[];
  onChoose: (rooms: number[]) => void;
};

/** Selects the rooms to cancel of several. */
export function RoomChoice({ rooms, chosen, onChoose }: RoomChoiceProps) {
  return (
    <div className={styles.choices}>
      <FieldGroup legend={t('Rooms')}>
        {rooms.map(({ at, label }) => (
          <Check key={at} label={label} checked={chosen.includes(at)} onChange={() => onChoose(toggled(chosen, at))} />
        ))}
      </FieldGroup>
      {chosen.length < rooms.length && (
        <Button size="sm" onClick={() => onChoose(rooms.map(({ at }) => at))}>
          {t('Select all rooms')}
        </Button>
      )}
    </div>
  );
}

/** What the button cancels: `count` rooms, or `whole`: all of the booking. */
export const cancelLabel = (count: number, whole: boolean): string =>
  t(whole ? 'Cancel the booking' : count > 1 ? 'Cancel these rooms' : 'Cancel this room');
