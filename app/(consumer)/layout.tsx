import type { ReactNode } from 'react';
import { PageOffline } from '#components/feedback/page-offline.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { PushStart } from '#features/push/components/push-start.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';

/** Layout of every consumer page: header with account menu, offline banner, page, footer. */
export default function ConsumerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header>
        <AccountMenu />
      </Header>
      <PushStart />
      <PageOffline />
      <div className="boxless">{children}</div>
      <Footer />
    </>
  );
}
