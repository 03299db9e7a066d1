'use client';

import { Button } from '#components/ui/button.tsx';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { sendAsStaff } from '#lib/client/send-as-staff.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { roomingFile } from '../../client/calls.ts';
import type { RoomingLine } from '../../contract.ts';

const STATES = { held: 'Held, not paid', booked: 'Booked', cancelled: 'Cancelled' } as const;

const COLUMNS: readonly DataColumn<RoomingLine>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name || 'Registration deleted' },
  { key: 'shares', title: 'Shares with', cell: ({ sharesWith }) => sharesWith ?? '—' },
  { key: 'room', title: 'Room', cell: ({ hotelName, roomName }) => `${roomName}, ${hotelName}` },
  { key: 'nights', title: 'Nights', cell: ({ checkIn, checkOut }) => formatDateRange(checkIn, checkOut, '') },
  { key: 'code', title: 'Confirmation code', cell: ({ code }) => code ?? '—' },
  { key: 'state', title: 'State', cell: ({ state }) => STATES[state] },
];

/** Who has which room of the event's blocks, with the file for the hotel. */
export function RoomingTable({ code, lines }: { code: string; lines: readonly RoomingLine[] }) {
  const download = () =>
    void downloadFile(roomingFile.path, { code }, 'rooming-list.csv', sendAsStaff).catch((failure: unknown) =>
      toast.error(apiFailure(failure).message),
    );
  return (
    <section className="stack" aria-labelledby="rooming">
      <h2 id="rooming" className="h2">
        Rooming list
      </h2>
      {lines.length === 0 && <p className="muted">Nobody has booked a room of the event yet.</p>}
      {lines.length > 0 && (
        <>
          <DataTable caption="Rooming list" columns={COLUMNS} items={lines} keyOf={({ bookingId }) => bookingId} />
          <div>
            <Button variant="out" size="sm" onClick={download}>
              Download as CSV
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
