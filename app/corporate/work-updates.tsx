'use client';

import { QueryProvider } from '#lib/client/query-client.tsx';
import { WorkNotifications } from './work-notifications.tsx';
import { WorkPolicyChange } from './work-policy-change.tsx';

/** What reaches an employee's tab without a reload. Outside the header, whose navigation phones do not show. */
export function WorkUpdates() {
  return (
    <>
      <QueryProvider>
        <WorkNotifications />
      </QueryProvider>
      <WorkPolicyChange />
    </>
  );
}
