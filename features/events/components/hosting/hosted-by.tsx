'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { LineAction } from '#components/ui/line-action.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = dialogOnDemand<ReportDialogProps>(() =>
  import('./report-dialog.tsx').then((dialog) => dialog.ReportDialog),
);

/** Who hosts an event that is not the operator's, and the way to report it. */
export function HostedBy({ code, host }: { code: string; host: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="small muted">
      Hosted by {host}, a traveller. We have not checked this event: pay nobody and send nobody documents because of it.
      <LineAction onClick={() => setOpen(true)}>Report</LineAction>
      {isOpen && <ReportDialog code={code} onClose={() => setOpen(false)} />}
    </p>
  );
}
