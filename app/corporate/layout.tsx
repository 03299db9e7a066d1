import type { ReactNode } from 'react';
import { OfflineBanner } from '#components/feedback/offline-banner.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { ApprovalBadge } from '#features/approvals/components/approval-badge.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';
import { routes } from '#lib/shared/routes.ts';
import { WorkNav } from './work-nav.tsx';

/** Every corporate page: the same house, entered by the company's door. */
export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header views={<WorkNav />} links={[]} home={routes.corporateLanding()}>
        <ApprovalBadge />
        <AccountMenu />
      </Header>
      <OfflineBanner />
      {children}
      <Footer />
    </>
  );
}
