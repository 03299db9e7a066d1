'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useLiveUpdates } from '#lib/client/live-updates.ts';
import { routes } from '#lib/shared/routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { initialiseApprovals } from '../client/initialise-approvals.ts';
import { useApprover } from '../client/use-approver.ts';
import styles from './approval-bell.module.css';

const LOOK_AGAIN_MS = 60_000;

/** Text beside Approvals in the account menu, such as ", 2 to decide"; nothing when no request is pending. */
export function ApprovalsToDecide() {
  const count = useApprovals((state) => state.count);
  return count > 0 && `, ${count} to decide`;
}

/**
 * Link to the requests to decide with their number. Refetched on every page change, and every minute while no live
 * updates arrive.
 */
export function ApprovalBell() {
  const approver = useApprover();
  const count = useApprovals((state) => state.count);
  const path = usePathname();
  const { userId = '', companyId = '', sees = false } = approver ?? {};
  const live = useLiveUpdates();
  useEffect(() => {
    if (!sees) return;
    const look = () => void initialiseApprovals({ userId, companyId });
    look();
    if (live) return;
    const again = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }, [userId, companyId, sees, path, live]);
  if (!sees) return null;
  return (
    <Link
      href={routes.corporateApprovals()}
      className={styles.bell}
      prefetch={false}
      aria-label={
        count
          ? `Approvals: ${counted(count, 'request waits', 'requests wait')} for you`
          : 'Approvals: nothing waits for you'
      }
    >
      <Icon name="bell" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
