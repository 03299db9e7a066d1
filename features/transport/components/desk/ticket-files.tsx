'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { sendAsStaff } from '#lib/client/send-as-staff.ts';
import { refusalOf } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { addTicketFile, deskTicketFile, removeTicketFile } from '../../client/calls.ts';
import { DESK_TRANSPORT } from '../../client/queries.ts';
import type { DeskTransport } from '../../contract.ts';
import { MOST_TICKET_BYTES, TICKET_FILE_TYPES } from '../../rules/ticket-files.ts';
import { TicketList } from '../ticket-list.tsx';
import listed from '../ticket-list.module.css';
import styles from '../transport.module.css';

/** A chosen file in base64, as operations take it. Throws where the browser cannot read it. */
const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new ApiFailure('INVALID_INPUT', 'This file cannot be read. Choose it again.'));
    reader.readAsDataURL(file);
  });

/** The tickets of a request at the desk: added, downloaded and removed while it is booked or confirmed. */
export function DeskTicketFiles({ request }: { request: DeskTransport }) {
  const { companyId, bookingId, ticketFiles, addingTickets } = request;
  const [problem, setProblem] = useState<string | null>(null);
  const add = useSend(addTicketFile, { reads: DESK_TRANSPORT });
  const remove = useSend(removeTicketFile, { reads: DESK_TRANSPORT });
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MOST_TICKET_BYTES)
      return setProblem(`The file is larger than ${MOST_TICKET_BYTES / 1e6} MB. Choose a smaller one.`);
    setProblem(null);
    try {
      await add.sendOrThrow({ companyId, bookingId, fileName: chosen.name, file: await asBase64(chosen) });
    } catch (error) {
      setProblem(Object.values(refusalOf(error))[0] ?? null);
    }
  };
  if (!addingTickets.open && !ticketFiles.length) return null;
  const isConfirmed = request.state === 'confirmed';
  const mayChange = isConfirmed || request.state === 'booking';
  return (
    <section className={styles.part}>
      <h2 className="h3">Ticket files</h2>
      {ticketFiles.length > 0 && (
        <TicketList
          files={ticketFiles}
          download={({ fileId, fileName }) =>
            downloadFile(deskTicketFile.path, { companyId, bookingId, fileId }, fileName, sendAsStaff)
          }
          action={({ fileId, fileName }) =>
            mayChange && (
              <Button
                variant="txt"
                size="sm"
                icon="x"
                aria-label={`Remove ${fileName}`}
                onClick={() => remove.send({ companyId, bookingId, fileId })}
              >
                Remove
              </Button>
            )
          }
        />
      )}
      {addingTickets.open ? (
        <Field
          label="Add a ticket"
          hint={`PDF, JPEG, PNG or WebP, up to ${MOST_TICKET_BYTES / 1e6} MB. ${isConfirmed ? 'Travellers are told of it and can download it at once.' : 'Travellers can download it once the booking is confirmed.'}`}
          error={problem}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              className={listed.choose}
              accept={TICKET_FILE_TYPES}
              disabled={add.busy}
              onChange={(event) => {
                const { target } = event;
                void take(target.files?.[0]).then(() => void (target.value = ''));
              }}
            />
          )}
        </Field>
      ) : (
        mayChange && <p className="small muted">{addingTickets.why}</p>
      )}
      <div aria-live="polite">{add.busy && <p className="muted">Adding the file…</p>}</div>
      <div role="alert">
        <FieldError>{remove.message ?? undefined}</FieldError>
      </div>
    </section>
  );
}
