'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import type { TransportTicket } from '../requests.contract.ts';
import styles from './ticket-list.module.css';

type TicketListProps = {
  files: readonly TransportTicket[];
  /** Downloads one; throws ApiFailure. */
  download: (file: TransportTicket) => Promise<void>;
  /** What else can be done with one. */
  action?: (file: TransportTicket) => ReactNode;
};

/** The ticket files of a request, each to download. */
export function TicketList({ files, download, action }: TicketListProps) {
  const [problem, setProblem] = useState('');
  return (
    <>
      <ul className={styles.files} aria-label="Ticket files">
        {files.map((file) => (
          <li key={file.fileId}>
            <span>
              {file.fileName} <span className="small muted">{sizeText(file.bytes)}</span>
            </span>
            <Button
              variant="out"
              size="sm"
              icon="download"
              aria-label={`Download ${file.fileName}`}
              onClick={() => {
                setProblem('');
                download(file).catch((error: unknown) => setProblem(apiFailure(error).message));
              }}
            >
              Download
            </Button>
            {action?.(file)}
          </li>
        ))}
      </ul>
      <div role="alert">
        <FieldError>{problem || undefined}</FieldError>
      </div>
    </>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
