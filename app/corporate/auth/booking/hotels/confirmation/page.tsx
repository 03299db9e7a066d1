import type { Metadata } from 'next';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { ConfirmationPage } from '../../confirmation-page.tsx';

export const metadata: Metadata = { title: 'Your booking', robots: { index: false } };

export default function CompanyHotelConfirmation({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <ConfirmationPage searchParams={searchParams} />;
}
