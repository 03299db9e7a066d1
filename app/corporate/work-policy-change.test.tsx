// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#tests/support/dialog-in-jsdom.ts';
import { axeProblems } from '#components/testing/axe.ts';
import { hearPolicyChange, readPolicyChange } from '#features/policy/client/policy-change-store.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { WorkPolicyChange } from './work-policy-change.tsx';

const page = vi.hoisted(() => ({ path: '', pushed: [] as string[] }));
vi.mock('next/navigation', () => ({
  usePathname: () => page.path,
  useRouter: () => ({ push: (href: string) => void page.pushed.push(href) }),
}));
vi.mock('#features/session/client/refetch-user-details.ts', () => ({ refetchUserDetails: () => undefined }));

const TEXT = 'Your company’s travel policy has changed. You must reselect travelers to comply with the new policy.';
const hear = () =>
  hearPolicyChange(
    {
      userId: 'usr_om',
      changedAt: '2026-12-01T09:02:00.000Z',
      limits: [{ limit: 'Hotels in Metro cities, a night', was: '₹6,500', now: '₹7,000' }],
      more: 2,
      verdict: 'Every trip that was in policy before still is.',
    },
    () => undefined,
  );

beforeEach(() => {
  Object.assign(page, { path: '', pushed: [] });
});
afterEach(cleanup);

it.each([
  workRoutes.corporateHotelListing({}),
  workRoutes.corporateHotelReview({}),
  workRoutes.corporateFlightListing({}),
  workRoutes.corporateFlightReview({}),
])('[2.8] interrupts on %s; OK clears the flags and goes to the booking home', async (path) => {
  page.path = path;
  render(<WorkPolicyChange />);
  expect(screen.queryByRole('dialog')).toBeNull();
  hear();
  const dialog = await screen.findByRole('dialog', { name: 'Travel Policy Changed' });
  expect(screen.getByText(TEXT)).toBeDefined();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LimitWasNow',
    'Hotels in Metro cities, a night₹6,500₹7,000',
  ]);
  expect(dialog.textContent).toContain('And 2 other limits.');
  expect(dialog.textContent).toContain('Every trip that was in policy before still is.');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(await axeProblems(dialog)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(readPolicyChange()).toMatchObject({ policyChanged: false, showPolicyModal: false });
  expect(page.pushed).toEqual(['/corporate/auth/booking']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[4.10] leaving these pages clears the flags, and so does the end of the session', async () => {
  page.path = workRoutes.corporateHotelReview({});
  const { rerender, unmount } = render(<WorkPolicyChange />);
  hear();
  await screen.findByRole('dialog');
  page.path = workRoutes.corporateCompany({});
  rerender(<WorkPolicyChange />);
  expect([screen.queryByRole('dialog'), readPolicyChange().showPolicyModal]).toEqual([null, false]);
  page.path = workRoutes.corporateHotelReview({});
  hear();
  unmount();
  expect(readPolicyChange()).toMatchObject({ policyChanged: false, showPolicyModal: false });
});

it.each([workRoutes.corporateBooking(), routes.corporateLanding(), routes.hotelReview({}), routes.flightListing({})])(
  '[2.8] shows nothing on %s, and does not wait for the next page',
  async (path) => {
    page.path = path;
    render(<WorkPolicyChange />);
    hear();
    await waitFor(() => expect(readPolicyChange().showPolicyModal).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
