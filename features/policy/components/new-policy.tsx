'use client';

import { useRouter } from 'next/navigation';
import { REGIONS } from '../rules/regions.ts';
import { formOf } from '../rules/policy-form.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { policiesLink } from './policy-links.ts';

const regions = REGIONS.map(({ regionId, name }) => ({ regionalCategoryId: regionId, name }));

/** The first draft of a policy. Approval is the company's own until the draft is there to choose another for. */
export function NewPolicy() {
  const router = useRouter();
  return (
    <PolicyEditor
      title="A new policy"
      policyId={null}
      form={formOf(null)}
      regions={regions}
      approvals={[]}
      onKept={({ policyId }) => router.replace(policiesLink(policyId))}
      onLeave={() => router.push(policiesLink())}
    />
  );
}
