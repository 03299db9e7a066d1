'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { transportInvoice } from '../client/calls.ts';
import type { TransportView } from '../contract.ts';
import styles from './transport.module.css';

const LABELS = { invoice: 'Download the invoice', 'credit-note': 'Download the credit note' } as const;

/** The invoice of confirmed transport, and the credit note of its cancellation. */
export function Documents({ request: { bookingId, documents } }: { request: TransportView }) {
  const [problem, setProblem] = useState('');
  const kinds = [
    ...(documents.invoice ? (['invoice'] as const) : []),
    ...(documents.creditNote ? (['credit-note'] as const) : []),
  ];
  if (!kinds.length) return null;
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="out"
            size="sm"
            icon="download"
            onClick={() => {
              setProblem('');
              downloadFile(transportInvoice.path, { bookingId, kind }, `${kind}.pdf`).catch((error: unknown) =>
                setProblem(apiFailure(error).message),
              );
            }}
          >
            {LABELS[kind]}
          </Button>
        ))}
      </div>
      <div role="alert">
        <FieldError>{problem || undefined}</FieldError>
      </div>
    </div>
  );
}
