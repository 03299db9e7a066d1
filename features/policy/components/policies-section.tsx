'use client';

import { useSearchParams } from 'next/navigation';
import { PolicyList } from './policy-list.tsx';
import { PolicyScreen } from './policy-screen.tsx';
import { NewPolicy } from './new-policy.tsx';

/** The company's travel policies; which one is open stands in the address (`policy`), `new` for one being begun. */
export function PoliciesSection() {
  const open = useSearchParams().get('policy');
  if (!open) return <PolicyList />;
  return open === 'new' ? <NewPolicy /> : <PolicyScreen key={open} policyId={open} />;
}
