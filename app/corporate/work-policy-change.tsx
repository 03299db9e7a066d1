'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { resetTravellers } from '#features/bookings/client/company/initialise-travellers.ts';
import { resetPolicyChange, usePolicyChange } from '#features/policy/client/policy-change-store.ts';
import type { PolicyChangedDialogProps } from '#features/policy/components/policy-changed-dialog.tsx';
import { showsPolicyChange } from '#features/policy/rules/policy-pages.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';

const PolicyChangedDialog = onDemand<PolicyChangedDialogProps>(() =>
  import('#features/policy/components/policy-changed-dialog.tsx').then((dialog) => dialog.PolicyChangedDialog),
);

/**
 * Interrupts a company's listings and reviews when the policy of someone who travels has changed (2.8). Elsewhere there
 * is nothing to select again: the flags are cleared.
 */
export function WorkPolicyChange() {
  const { showPolicyModal, changes } = usePolicyChange((state) => state);
  const path = usePathname();
  const router = useRouter();
  const shown = showPolicyModal && showsPolicyChange(path);
  useEffect(() => {
    if (showPolicyModal && !showsPolicyChange(path)) resetPolicyChange();
  }, [showPolicyModal, path]);
  useEffect(() => resetPolicyChange, []);
  if (!shown) return null;
  const ok = () => {
    resetPolicyChange();
    resetTravellers();
    router.push(workRoutes.corporateBooking());
  };
  return <PolicyChangedDialog changes={changes} onOk={ok} />;
}
