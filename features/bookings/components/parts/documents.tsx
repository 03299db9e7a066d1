'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { downloadFile } from '#lib/client/download-file.ts';
import type { BookingView } from '../../contract.ts';
import styles from './documents.module.css';

type Paper = { path: `/api/documents/${string}`; label: string; file: string };

/** The papers of a booking: voucher, invoice, credit note, calendar. Each is made from the booking when it is asked for. */
export function Documents({ booking }: { booking: BookingView }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const papers: Paper[] = [
    ...(booking.documents.voucher ? [{ path: '/api/documents/voucher', label: 'Voucher', file: 'voucher.pdf' } as const, { path: '/api/documents/calendar', label: 'Calendar', file: 'stay.ics' } as const] : []),
    ...(booking.documents.invoice ? [{ path: '/api/documents/invoice', label: 'Invoice', file: 'invoice.pdf' } as const] : []),
    ...(booking.documents.creditNote ? [{ path: '/api/documents/credit-note', label: 'Credit note', file: 'credit-note.pdf' } as const] : []),
  ];
  const fetchPaper = async ({ path, file }: Paper) => {
    setBusy(path);
    setProblem('');
    try {
      await downloadFile(path, { bookingId: booking._id }, file);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(null);
  };
  if (papers.length === 0) return null;
  return (
    <div className={styles.papers} role="group" aria-label="Papers">
      {papers.map((paper) => (
        <Button key={paper.path} variant="out" size="sm" icon="file" busy={busy === paper.path} busyLabel="Making it…" onClick={() => void fetchPaper(paper)}>
          {paper.label}
        </Button>
      ))}
      {problem && <p className="small bad" role="alert">{problem}</p>}
    </div>
  );
}
