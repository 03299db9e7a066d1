import type { ReactNode } from 'react';
import { PageOffline } from '#components/feedback/page-offline.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { ApprovalBadge, ApprovalsToDecide } from '#features/approvals/components/approval-badge.tsx';
import { PushStart } from '#features/push/components/push-start.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';
import { NotificationBadge } from '#features/notifications/components/notification-badge.tsx';
import { routes } from '#lib/shared/routes.ts';
import { WorkNav } from './work-nav.tsx';
import { WorkUpdatesLater } from './work-updates-later.tsx';

/** Header, footer and live updates of every corporate page. */
export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header views={<WorkNav />} links={[]} home={routes.corporateLanding()}>
        <ApprovalBadge />
        <NotificationBadge />
        <AccountMenu toDecide={<ApprovalsToDecide />} />
      </Header>
      <PushStart />
      <PageOffline />
      {children}
      <Footer />
      <WorkUpdatesLater />
    </>
  );
}
