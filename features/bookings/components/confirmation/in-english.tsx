import { useEffect } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking, PackageBooking } from '../../contract.ts';
import { isFlight } from '../../rules/category.ts';

export type InEnglishProps = { booking: FlightBooking | PackageBooking };

/** A trip by air or a package at the translated address of a stay's confirmation: leads to its own. */
export function InEnglish({ booking }: InEnglishProps) {
  const own = isFlight(booking) ? routes.flightConfirmation(booking._id) : packageRoutes.confirmation(booking._id);
  useEffect(() => location.replace(own), [own]);
  return <LoadingCards label={t('Loading your booking')} count={2} />;
}
