import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { PoliciesSection } from '#features/policy/components/policies-section.tsx';

export default function Company() {
  return (
    <Page>
      <RequireSession level={1} title="Sign in to see your company" reason="People, groups and policies.">
        <PoliciesSection />
      </RequireSession>
    </Page>
  );
}
