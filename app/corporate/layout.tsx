import type { ReactNode } from 'react';
import { OfflineBanner } from '#components/feedback/offline-banner.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { CompanyHeader } from './company-header.tsx';

/** Every corporate page: the same house, entered by the company's door. */
export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CompanyHeader />
      <OfflineBanner />
      {children}
      <Footer />
    </>
  );
}
