import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { StaffPasswordScreen } from './staff-password-screen.tsx';

export const metadata: Metadata = { title: 'Set your password' };

export default function SetStaffPassword() {
  return (
    <Page>
      <StaffPasswordScreen />
    </Page>
  );
}
