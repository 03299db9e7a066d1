import type { Metadata } from 'next';
import { BookingConfirmation } from '../../booking-confirmation.tsx';

export const metadata: Metadata = { title: 'Your flights', robots: { index: false } };

export default BookingConfirmation;
