import { create } from 'zustand';
import type { PolicyChange } from '#lib/shared/policy-change.ts';
import { refetchUserDetails } from '#features/session/client/refetch-user-details.ts';

/** A policy message as it arrives (4.10): what changed for one traveller. */
export type PolicyMessage = PolicyChange & { userId: string };

/** Whether a selected traveller's policy changed in this tab, and what changed: one entry a change, the newest last. */
export type PolicyChangeState = {
  policyChanged: boolean;
  showPolicyModal: boolean;
  changes: readonly PolicyChange[];
};

const UNCHANGED: PolicyChangeState = { policyChanged: false, showPolicyModal: false, changes: [] };
const store = create<PolicyChangeState>(() => UNCHANGED);

export const usePolicyChange = <Part>(select: (state: PolicyChangeState) => Part): Part => store(select);
export const readPolicyChange = (): PolicyChangeState => store.getState();

export function isPolicyMessage(body: unknown): body is PolicyMessage {
  const { userId, changedAt, limits, verdict } = (body ?? {}) as Partial<Record<keyof PolicyMessage, unknown>>;
  return (
    typeof userId === 'string' && typeof changedAt === 'string' && Array.isArray(limits) && typeof verdict === 'string'
  );
}

/** Applies a policy message (4.10). A change that reaches several selected travellers is kept once. */
export function hearPolicyChange({ changedAt, limits, more, verdict }: PolicyMessage, refetchTravellers: () => void) {
  const change: PolicyChange = { changedAt, limits, more, verdict };
  const text = JSON.stringify(change);
  const { changes } = readPolicyChange();
  const known = changes.some((one) => JSON.stringify(one) === text);
  store.setState({ policyChanged: true, showPolicyModal: true, changes: known ? changes : [...changes, change] });
  refetchUserDetails();
  refetchTravellers();
}

/** Clears the flags: by OK, on leaving the pages of the dialog, and on reset. */
export const resetPolicyChange = (): void => store.setState(UNCHANGED);
