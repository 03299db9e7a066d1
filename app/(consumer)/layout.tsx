import type { ReactNode } from 'react';
import { OfflineBanner } from '#components/feedback/offline-banner.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';

/** Every consumer page: the header with the person in it, a line while offline, the page, the footer. */
export default function ConsumerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header>
        <AccountMenu />
      </Header>
      <OfflineBanner />
      <div className="boxless">{children}</div>
      <Footer />
    </>
  );
}
