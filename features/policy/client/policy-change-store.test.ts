import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearPolicyChange, isPolicyMessage, readPolicyChange, resetPolicyChange } from './policy-change-store.ts';

const refetchUserDetails = vi.hoisted(() => vi.fn());
vi.mock('#features/session/client/refetch-user-details.ts', () => ({ refetchUserDetails }));

const limit = { limit: 'Hotels in Metro cities, a night', was: '₹6,500', now: '₹7,000' };
const change = { changedAt: '2026-12-01T09:02:00.000Z', limits: [limit], more: 0, verdict: 'Still in policy.' };
const CLEARED = { policyChanged: false, showPolicyModal: false, changes: [] };

beforeEach(() => {
  resetPolicyChange();
  refetchUserDetails.mockClear();
});

describe('[4.10] a policy message', () => {
  it('sets both flags, and refetches the user details and the selected travellers', () => {
    const refetchTravellers = vi.fn();
    hearPolicyChange({ ...change, userId: 'usr_om' }, refetchTravellers);
    expect(readPolicyChange()).toEqual({ policyChanged: true, showPolicyModal: true, changes: [change] });
    expect([refetchUserDetails.mock.calls.length, refetchTravellers.mock.calls.length]).toEqual([1, 1]);
  });

  it('is cleared whole by a reset', () => {
    hearPolicyChange({ ...change, userId: 'usr_om' }, () => undefined);
    resetPolicyChange();
    expect(readPolicyChange()).toEqual(CLEARED);
  });

  it('is shown once for several travellers, and a later change after it', () => {
    for (const userId of ['usr_om', 'usr_asha']) hearPolicyChange({ ...change, userId }, () => undefined);
    const later = { ...change, changedAt: '2026-12-01T09:05:00.000Z', userId: 'usr_om' };
    hearPolicyChange(later, () => undefined);
    expect(readPolicyChange().changes.map(({ changedAt }) => changedAt)).toEqual([change.changedAt, later.changedAt]);
  });

  it.each([null, {}, { userId: 'usr_om' }, { ...change, userId: 1 }, { ...change, userId: 'usr_om', limits: 'all' }])(
    '%j is none',
    (body) => expect(isPolicyMessage(body)).toBe(false),
  );
});
