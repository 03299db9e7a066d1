import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CompanyGate } from '#features/companies/components/company-gate.tsx';
import { CompanyLanding } from '#features/companies/components/company-landing.tsx';
import { ExpectsEmployee } from './expects-employee.tsx';
import { WorkHomeLater } from './work-home-later.tsx';

export const metadata: Metadata = {
  title: 'For companies',
  description: 'Business travel with your own policies, approvals and GST invoices.',
};

/** The corporate landing: target after corporate logout and of the switch to work (2.5). */
export default function Corporate() {
  return (
    <Page>
      <ExpectsEmployee />
      <CompanyGate visitor={<CompanyLanding />}>
        <WorkHomeLater />
      </CompanyGate>
    </Page>
  );
}
