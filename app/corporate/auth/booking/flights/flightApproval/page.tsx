import type { Metadata } from 'next';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { ApprovalPage } from '../../approval-page.tsx';

export const metadata: Metadata = { title: 'Your request', robots: { index: false } };

export default function CompanyFlightApproval({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <ApprovalPage searchParams={searchParams} />;
}
