'use client';

import { useRouter } from 'next/navigation';
import { REGIONS } from '../rules/regions.ts';
import { formOf } from '../rules/policy-form.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { policiesLink } from './policy-links.ts';

const regions = REGIONS.map(({ regionId, name }) => ({ regionalCategoryId: regionId, name }));

/**
 * Creates a policy with its first draft. The company's default approval applies until the draft names another
 * configuration.
 */
export function NewPolicy() {
  const router = useRouter();
  return (
    <PolicyEditor
      title="A new policy"
      policyId={null}
      form={formOf(null)}
      inForce={null}
      regions={regions}
      approvals={[]}
      onKept={({ policyId }) => router.replace(policiesLink(policyId))}
      onLeave={() => router.push(policiesLink())}
    />
  );
}
