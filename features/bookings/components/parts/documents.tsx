'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { downloadFile } from '#lib/client/download-file.ts';
import { routes } from '#lib/shared/routes.ts';
import type { BookingView } from '../../contract.ts';
import styles from './documents.module.css';

type Paper = { path: ReturnType<typeof routes.paper>; label: string; file: string };

const VOUCHER: Paper = { path: routes.paper('voucher'), label: 'Voucher', file: 'voucher.pdf' };
const TICKET: Paper = { path: routes.paper('ticket'), label: 'E-ticket', file: 'e-ticket.pdf' };

/** The papers of a booking: voucher or e-ticket, invoice, credit note, calendar. Each is made from the booking when it is asked for. */
export function Documents({ booking }: { booking: BookingView }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const papers: Paper[] = [
    ...(booking.documents.voucher ? [booking.category === 2 ? TICKET : VOUCHER, { path: routes.paper('calendar'), label: 'Calendar', file: booking.category === 2 ? 'flights.ics' : 'stay.ics' }] : []),
    ...(booking.documents.invoice ? [{ path: routes.paper('invoice'), label: 'Invoice', file: 'invoice.pdf' }] : []),
    ...(booking.documents.creditNote ? [{ path: routes.paper('credit-note'), label: 'Credit note', file: 'credit-note.pdf' }] : []),
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
