import Link from 'next/link';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';

/** Leads to our help, which then knows the booking by its code; a booking without one has none to give. */
export const BookingHelp = ({ code }: { code: string | null }) => (
  <Link href={routes.help(code ? { booking: code } : {})} prefetch={false}>
    {t('Help with this booking')}
  </Link>
);
