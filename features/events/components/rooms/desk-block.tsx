'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { endBlock, shrinkBlock } from '../../client/calls.ts';
import { DESK_ROOMS } from '../../client/rooms.ts';
import type { RoomBlockView } from '../../contract.ts';
import styles from '../hosting/hosting.module.css';
import { lastDayOf, refundOf } from './block-terms.ts';
import { NightTable } from './night-table.tsx';

/** A block at the desk: its terms, its nights, and how it is made smaller or ended. */
export function DeskBlock({ code, block }: { code: string; block: RoomBlockView }) {
  const { hotelName, roomName, meals, rate, nightly, checkIn, checkOut, isOpen, nights } = block;
  return (
    <li className={styles.event}>
      <h3 className="h4">
        {hotelName}: {roomName}
      </h3>
      {!isOpen && (
        <p>
          <Tag>Released</Tag>
        </p>
      )}
      <p className={styles.about}>
        {formatDateRange(checkIn, checkOut, '')} · {meals} · {formatMoney(money(rate))} a night before tax,{' '}
        {formatMoney(money(nightly))} with it · {isOpen ? 'bookable' : 'was bookable'} until {lastDayOf(block, '')}
      </p>
      <p className={styles.about}>{refundOf(block)}</p>
      <NightTable caption={`Nights of ${roomName}`} nights={nights} today="" withRooms />
      {isOpen && <ChangeBlock code={code} block={block} />}
    </li>
  );
}

function ChangeBlock({ code, block: { blockId, nights } }: { code: string; block: RoomBlockView }) {
  const form = useForm(() => ({ rooms: String(Math.max(...nights.map((night) => night.rooms))) }));
  const [isSure, setSure] = useState(false);
  const shrinking = useSend(shrinkBlock, { reads: DESK_ROOMS });
  const ending = useSend(endBlock, { reads: DESK_ROOMS });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ rooms }) => shrinking.sendOrThrow({ code, blockId, rooms: Number(rooms) }))}
    >
      <TextField
        label="Rooms to keep each night"
        hint="The others go back on sale. Rooms that are held or booked stay."
        inputMode="numeric"
        {...form.field('rooms')}
      />
      <FormFailure message={form.problem || (ending.message ?? undefined)} />
      <div className={styles.buttons}>
        <Button type="submit" variant="out" busy={form.sending} busyLabel="Saving…">
          Make it smaller
        </Button>
        {isSure ? (
          <Button variant="ink" busy={ending.busy} busyLabel="Ending…" onClick={() => ending.send({ code, blockId })}>
            Yes, release the rooms that are left
          </Button>
        ) : (
          <Button variant="txt" onClick={() => setSure(true)}>
            End the block
          </Button>
        )}
      </div>
    </form>
  );
}
