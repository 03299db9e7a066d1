'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { markRead } from '../client/load-notifications.ts';
import { useNotifications } from '../client/notifications-store.ts';

/** Marks everything as read (4.12), while something is unread or listed. */
export function MarkAll({ userId }: { userId: string }) {
  const something = useNotifications(
    ({ notificationCount, lists }) =>
      notificationCount > 0 || lists.approvals.items.length > 0 || lists.travelRequests.items.length > 0,
  );
  const [busy, setBusy] = useState(false);
  const markAll = () => {
    setBusy(true);
    markRead(userId, 'All')
      .catch((failure: unknown) => toast.error(apiFailure(failure).message))
      .finally(() => setBusy(false));
  };
  if (!something) return null;
  return (
    <Button variant="txt" size="sm" busy={busy} busyLabel="Marking…" onClick={markAll}>
      Mark all as read
    </Button>
  );
}
