import type { ReactNode } from 'react';
import { PageOffline } from '#components/feedback/page-offline.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { PushKeeper } from '#features/push/components/push-keeper.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';

/** Layout of every consumer page: header with account menu, offline banner, page, footer. */
export default function ConsumerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header>
        <AccountMenu />
      </Header>
      <PushKeeper />
      <PageOffline />
      <div className="boxless">{children}</div>
      <Footer />
    </>
  );
}
