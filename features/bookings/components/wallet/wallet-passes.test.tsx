// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile } from '#lib/client/download-file.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { WalletPasses } from './wallet-passes.tsx';

vi.mock('#lib/client/call-operation.ts', () => ({ callOperation: vi.fn() }));
vi.mock('#lib/client/download-file.ts', () => ({ downloadFile: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (answer: object) => {
  vi.mocked(callOperation).mockResolvedValue(answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WalletPasses bookingId="bkg_1" />
    </QueryClientProvider>,
  );
};
const STAY = [{ _id: 'stay', label: 'Boatyard House, Kochi' }];

it('[7.20] offers the wallets that are configured, and no other', async () => {
  show({ apple: true, google: false, passes: STAY });
  await screen.findByText('Add to Apple Wallet', {}, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  expect(screen.queryByText(/go to Google/)).toBeNull();
  cleanup();
  show({ apple: false, google: false, passes: STAY });
  await waitFor(() => expect(callOperation).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button')).toBeNull();
});

it('[7.20] names each pass where there are several, and fetches the one that was asked for', async () => {
  const passes = ['Ms Asha Rao, ZZ 9011', 'Mr Ravi Rao, ZZ 9011'].map((label, at) => ({ _id: `0-0-${at}`, label }));
  show({ apple: true, google: true, passes });
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Apple Wallet: Mr Ravi Rao, ZZ 9011' }));
  await waitFor(() =>
    expect(downloadFile).toHaveBeenCalledWith(
      '/api/documents/apple-wallet-pass',
      { bookingId: 'bkg_1', passId: '0-0-1' },
      'trip.pkpass',
    ),
  );
  expect(screen.getByText(/its details go to Google/)).toBeDefined();
  vi.mocked(callOperation).mockRejectedValue(new Error('This stay was cancelled.'));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Google Wallet: Ms Asha Rao, ZZ 9011' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This stay was cancelled.');
});
