'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { deskRoomsOptions } from '../../client/rooms.ts';
import styles from '../hosting/hosting.module.css';
import { BlockForm } from './block-form.tsx';
import { DeskBlock } from './desk-block.tsx';
import { RoomingTable } from './rooming-table.tsx';

export type DeskRoomsProps = {
  code: string;
  /** Slug of the hotel whose rates are shown; the venue where none is named. */ hotel?: string | undefined;
};

/** Room blocks of an event of the operator at the desk, the rooming list, and the form of another block. */
export function DeskRooms({ code, hotel }: DeskRoomsProps) {
  const { data, error } = useQuery(deskRoomsOptions(code, hotel));
  const back = (
    <Button variant="out" size="sm" href={eventRoutes.deskMessages(code)}>
      Messages of the event
    </Button>
  );
  if (error)
    return (
      <ErrorState
        level={1}
        title="These rooms could not be opened"
        meaning={error.message}
        actions={
          hotel === undefined ? (
            back
          ) : (
            <Button variant="ink" size="sm" href={eventRoutes.deskRooms(code)}>
              Rooms of the event
            </Button>
          )
        }
      />
    );
  if (!data) return <LoadingRows label="Loading the rooms" count={4} />;
  return (
    <div className={styles.screen}>
      <div>
        <h1 className="h1">Rooms for {data.eventName}</h1>
        <p className="lead muted">{formatDateRange(data.startsOn, data.endsOn, '')}</p>
      </div>
      <div className={styles.buttons}>{back}</div>
      {data.blocks.length > 0 && (
        <section className="stack" aria-labelledby="blocks">
          <h2 id="blocks" className="h2">
            Room blocks
          </h2>
          <ul className={styles.list}>
            {data.blocks.map((block) => (
              <DeskBlock key={block.blockId} code={code} block={block} />
            ))}
          </ul>
        </section>
      )}
      <RoomingTable code={code} lines={data.rooming} />
      <BlockForm key={data.hotel} code={code} rooms={data} />
    </div>
  );
}
