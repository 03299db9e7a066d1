import type { Metadata } from 'next';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { ApprovalPage } from '../../approval-page.tsx';

export const metadata: Metadata = { title: 'Your request', robots: { index: false } };

/** The approval of a car, a bus or a train (2.3). */
export default function TransportApproval({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <ApprovalPage searchParams={searchParams} kind="transport" />;
}
