import type { ReactNode } from 'react';
import { OfflineBanner } from '#components/feedback/offline-banner.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import type { HeaderLink } from '#components/layout/nav-link.tsx';
import { ApprovalBadge } from '#features/approvals/components/approval-badge.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';
import { routes } from '#lib/shared/routes.ts';

/** The modules that only some may see stand in the menu of the person (6.2). */
const NAV: HeaderLink[] = [
  { href: routes.corporateLanding(), label: 'Home', exact: true },
  { href: routes.corporateBooking(), label: 'Booking' },
];

/** Every corporate page: the same house, entered by the company's door. */
export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header nav={NAV} links={[]} home={routes.corporateLanding()}>
        <ApprovalBadge />
        <AccountMenu />
      </Header>
      <OfflineBanner />
      {children}
      <Footer />
    </>
  );
}
