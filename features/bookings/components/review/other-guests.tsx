import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { namesOthers } from './guest-values.ts';
import type { OtherGuestsProps } from './other-guest-fields.tsx';
import styles from './review.module.css';

const OtherGuestFields = onDemand<OtherGuestsProps>(() =>
  import('./other-guest-fields.tsx').then((fields) => fields.OtherGuestFields),
);

/** The other guests of a room, each optional: their fields load when they are opened. */
export function OtherGuests({ room, rooms, form }: OtherGuestsProps) {
  const guest = form.values.guests[room]!;
  const [begun] = useState(() => namesOthers(guest));
  const [opened, setOpened] = useState(begun);
  return (
    <Disclosure
      className={styles.wide}
      open={begun}
      onToggle={() => setOpened(true)}
      summary={t(
        guest.others.length > 1
          ? rooms > 1
            ? 'Add the other guests’ names for room {n}'
            : 'Add the other guests’ names'
          : rooms > 1
            ? 'Add the other guest’s name for room {n}'
            : 'Add the other guest’s name',
        { n: room + 1 },
      )}
    >
      {opened && <OtherGuestFields room={room} rooms={rooms} form={form} />}
    </Disclosure>
  );
}
