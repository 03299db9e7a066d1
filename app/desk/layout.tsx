import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageOffline } from '#components/feedback/page-offline.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { StaffMenu } from '#features/desk/components/staff-menu.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { DESK_LINKS } from './desk-links.ts';
import { DeskNav } from './desk-nav.tsx';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Header and footer of the desk's pages. They restore nobody's session but that of staff. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header views={<DeskNav />} links={[]} home={workRoutes.desk()} company="Desk">
        <StaffMenu links={DESK_LINKS} />
      </Header>
      <PageOffline />
      {children}
      <Footer />
    </>
  );
}
