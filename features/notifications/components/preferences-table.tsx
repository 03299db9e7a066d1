import { classNames } from '#components/ui/class-names.ts';
import { FieldError } from '#components/ui/field.tsx';
import { Table } from '#components/ui/table.tsx';
import { t } from '#lib/shared/texts.ts';
import type { NotificationPreferences, PersonalPreferences } from '../contract.ts';
import { CHANNEL_LABELS, type Channel, type SwitchedOff } from '../rules/preferences.ts';
import styles from './notifications.module.css';

type Kinds = NotificationPreferences['kinds'] | PersonalPreferences['kinds'];
type Props = {
  kinds: Kinds;
  /** The columns. */
  channels: readonly Channel[];
  /** Stands where a kind has no switch for a channel. */
  absent: (channel: Channel) => string;
  labels: Partial<Record<SwitchedOff['kind'], { name: string; about: string }>>;
  busy: boolean;
  /** Why the last change was not saved. */
  problem: string | null | undefined;
  /** Saves all that is off after a change. */
  onChange: (off: SwitchedOff[]) => void;
};

/** A table of what a person is told by which channel. Each change is saved at once. */
export function PreferencesTable({ kinds, channels, absent, labels, busy, problem, onChange }: Props) {
  const set = (changed: SwitchedOff, on: boolean) =>
    onChange([
      ...offIn(kinds).filter(({ kind, channel }) => kind !== changed.kind || channel !== changed.channel),
      ...(on ? [] : [changed]),
    ]);
  return (
    <>
      <Table caption={t('Notifications by channel')}>
        <thead>
          <tr>
            <th scope="col">{t('About')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(CHANNEL_LABELS[channel])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => (
            <Row
              key={row.kind}
              row={row}
              channels={channels}
              absent={absent}
              label={labels[row.kind]}
              busy={busy}
              onSet={set}
            />
          ))}
        </tbody>
      </Table>
      <div role="alert">
        <FieldError>{problem}</FieldError>
      </div>
    </>
  );
}

type RowProps = Pick<Props, 'channels' | 'absent' | 'busy'> & {
  row: Kinds[number];
  label: { name: string; about: string } | undefined;
  onSet: (changed: SwitchedOff, on: boolean) => void;
};

function Row({ row, channels, absent, label, busy, onSet }: RowProps) {
  const { kind } = row;
  const name = label ? t(label.name) : kind;
  const isOffered = !('company' in row) || row.company;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.about}>{isOffered ? label && t(label.about) : 'Switched off by your company'}</span>
      </th>
      {channels.map((channel) => {
        const found = row.channels.find((one) => one.channel === channel);
        return (
          <td key={channel}>
            {found ? (
              <label className={styles.box}>
                <input
                  type="checkbox"
                  aria-label={`${name}: ${t(CHANNEL_LABELS[channel])}`}
                  checked={isOffered && found.on}
                  disabled={!isOffered || busy}
                  onChange={(event) => onSet({ kind, channel }, event.target.checked)}
                />
              </label>
            ) : (
              <span className={classNames('small', 'muted', styles.unavailable)}>{absent(channel)}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const offIn = (kinds: Kinds): SwitchedOff[] =>
  kinds.flatMap(({ kind, channels }) => channels.flatMap(({ channel, on }) => (on ? [] : { kind, channel })));
