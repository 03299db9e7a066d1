import type { Metadata } from 'next';
import { BookingConfirmation } from '../booking-confirmation.tsx';

export const metadata: Metadata = { title: 'Your booking', robots: { index: false } };

export default BookingConfirmation;
