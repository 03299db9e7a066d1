import { NewPolicy } from './new-policy.tsx';
import { PolicyList } from './policy-list.tsx';
import { PolicyScreen } from './policy-screen.tsx';

/** Travel policies: the list, one policy by its id, or for `new` the form of a new one. */
export function PoliciesPart({ policyId }: { policyId: string | null }) {
  if (!policyId) return <PolicyList />;
  return policyId === 'new' ? <NewPolicy /> : <PolicyScreen key={policyId} policyId={policyId} />;
}
