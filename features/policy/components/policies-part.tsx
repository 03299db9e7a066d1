import { NewPolicy } from './new-policy.tsx';
import { PolicyList } from './policy-list.tsx';
import { PolicyScreen } from './policy-screen.tsx';

/** The company's travel policies: all of them; one, by its id; or, for `new`, the form of one being begun. */
export function PoliciesPart({ policyId }: { policyId: string | null }) {
  if (!policyId) return <PolicyList />;
  return policyId === 'new' ? <NewPolicy /> : <PolicyScreen key={policyId} policyId={policyId} />;
}
