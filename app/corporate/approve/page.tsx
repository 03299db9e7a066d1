import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ApprovalLinkScreen } from '#features/approvals/components/link-screen.tsx';

export const metadata: Metadata = { title: 'Approve or decline', robots: { index: false } };

export default function ApproveByLink() {
  return (
    <Page bar inset>
      <ApprovalLinkScreen />
    </Page>
  );
}
