'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { guestRoomsOptions } from '../../client/rooms.ts';
import type { RoomBlockView } from '../../contract.ts';
import { lastDayOf, refundOf } from './block-terms.ts';
import { NightTable } from './night-table.tsx';
import { RoomForm } from './room-form.tsx';

export type GuestRoomsProps = { today: IsoDate };

/** Rooms that are kept for the event, for a guest who is signed in to it. Nothing where there are none. */
export function GuestRooms({ today }: GuestRoomsProps) {
  const { data } = useQuery(guestRoomsOptions);
  const open = data?.blocks.filter(({ isOpen }) => isOpen) ?? [];
  if (!open.length) return null;
  return (
    <section className="stack" aria-labelledby="event-rooms">
      <hr className="rule" />
      <h3 id="event-rooms" className="h3">
        {t('Rooms for guests of the event')}
      </h3>
      {open.map((block) => (
        <OneBlock key={block.blockId} block={block} today={today} />
      ))}
    </section>
  );
}

function OneBlock({ block, today }: { block: RoomBlockView; today: IsoDate }) {
  const [isChoosing, setChoosing] = useState(false);
  const { hotelName, roomName, meals, nightly, included, nights } = block;
  const isFull = nights.every(({ left }) => !left);
  return (
    <div className="stack">
      <div>
        <h4 className="h4">{hotelName}</h4>
        <p className="small muted">
          {roomName}, {t(meals).toLowerCase()}
        </p>
      </div>
      <p>
        <Sentence
          text={t(
            '{price} a night with all taxes, for a room with up to {guests}. You see the whole price on the next page, before you pay.',
          )}
          parts={{
            price: <strong>{formatMoney(money(nightly))}</strong>,
            guests: counted(included, 'guest'),
          }}
        />
      </p>
      <Fact tone="good">{refundOf(block)}</Fact>
      <p className="small muted">
        {t('The event’s rate can be booked until {day}.', { day: lastDayOf(block, today) })}
      </p>
      <NightTable caption={t('Rooms left at {hotel}', { hotel: hotelName })} nights={nights} today={today} />
      {isChoosing ? (
        <RoomForm block={block} today={today} onClose={() => setChoosing(false)} />
      ) : (
        <div>
          <Button variant="ink" disabled={isFull} onClick={() => setChoosing(true)}>
            {isFull ? t('No rooms left') : t('Book a room')}
          </Button>
        </div>
      )}
    </div>
  );
}
