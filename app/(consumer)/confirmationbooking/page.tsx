import type { Metadata } from 'next';
import { t } from '#lib/shared/texts.ts';
import { BookingConfirmation } from '../booking-confirmation.tsx';

export const generateMetadata = (): Metadata => ({ title: t('Your booking'), robots: { index: false } });

export default BookingConfirmation;
