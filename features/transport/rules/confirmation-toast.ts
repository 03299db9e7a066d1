import { formatMoney, rupees } from '#lib/shared/money.ts';
import { modeOfCategory } from '#lib/shared/travel-modes.ts';

/** A confirmation message of transport as it arrives (3.15). `totalAmount` in rupees. */
export type TransportConfirmation = {
  bookingId: string;
  travelCategory: number;
  message: string | null;
  transportType: string | null;
  totalAmount: number;
  origin: string;
  destination: string;
};

/** True for a confirmation of a car, a bus or a train. */
export function isTransportConfirmation(body: unknown): body is TransportConfirmation {
  const { bookingId, travelCategory, totalAmount, origin, destination } = (body ?? {}) as Partial<
    Record<keyof TransportConfirmation, unknown>
  >;
  const mode = typeof travelCategory === 'number' ? modeOfCategory(travelCategory) : null;
  return (
    typeof bookingId === 'string' &&
    (mode === 'car' || mode === 'bus' || mode === 'train') &&
    typeof totalAmount === 'number' &&
    typeof origin === 'string' &&
    typeof destination === 'string'
  );
}

const TYPES = ['Car Rental', 'Bus', 'Train'] as const;

/** Text of the toast about a confirmed transport booking (8.8). */
export function confirmationToast(message: TransportConfirmation): string {
  const { transportType, origin, destination, totalAmount } = message;
  const type = TYPES.find((known) => known === transportType) ?? 'Transport';
  const text = message.message ?? `Your ${type} booking has been confirmed!`;
  return `${text} Route: ${origin} to ${destination} | Amount: ${formatMoney(rupees(totalAmount))}`;
}
