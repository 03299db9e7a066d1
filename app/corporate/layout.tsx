import type { ReactNode } from 'react';
import { OfflineBanner } from '#components/feedback/offline-banner.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { ApprovalBadge, ApprovalsToDecide } from '#features/approvals/components/approval-badge.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';
import { routes } from '#lib/shared/routes.ts';
import { WorkNav } from './work-nav.tsx';

/** Header and footer of every corporate page. */
export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header views={<WorkNav />} links={[]} home={routes.corporateLanding()}>
        <ApprovalBadge />
        <AccountMenu toDecide={<ApprovalsToDecide />} />
      </Header>
      <OfflineBanner />
      {children}
      <Footer />
    </>
  );
}
