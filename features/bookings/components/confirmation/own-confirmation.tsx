import { useEffect } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../contract.ts';

export type OwnConfirmationProps = { booking: PackageBooking };

/** A package at the translated address of another confirmation: leads to its own, which has the texts of packages. */
export function OwnConfirmation({ booking }: OwnConfirmationProps) {
  const own = packageRoutes.confirmation(booking._id);
  useEffect(() => location.replace(own), [own]);
  return <LoadingCards label={t('Loading your booking')} count={2} />;
}
