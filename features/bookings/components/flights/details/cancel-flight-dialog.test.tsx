// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FlightBooking } from '../../../contract.ts';
import { CancelFlightDialog } from './cancel-flight-dialog.tsx';

const open = vi.hoisted(() => ({ bounds: [0], passengers: [0] }));
vi.mock('../../../rules/open-parts.ts', () => ({ openParts: () => open }));
vi.mock('../parts/flight-text.ts', () => ({
  boundText: () => 'Bengaluru – Delhi',
  namesOf: () => ['Kavya Rao', 'Dev Kulkarni'],
  placesOf: () => [{ type: 'ADT' }, { type: 'ADT' }],
}));
vi.mock('../../../client/flights/cancel-flight.ts', () => ({
  useCancelFlight: () => ({}),
  useCancelFlightQuote: () => ({}),
}));
// jsdom has no modal dialogs
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

it.each([
  [[0], [0, 1], 'Choose at least one passenger.'],
  [[0, 1], [0], 'Choose at least one flight.'],
  [[0, 1], [0, 1], 'Choose at least one flight and one passenger.'],
])('[7.20] asks for what can be chosen: flights %j, passengers %j', (bounds, passengers, words) => {
  Object.assign(open, { bounds, passengers });
  render(
    <CancelFlightDialog booking={{ _id: 'bkg_1', bounds: [{}, {}] } as FlightBooking} onClose={() => undefined} />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
