import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { MyData } from '#features/accounts/components/my-data.tsx';
import { EmailNotice } from '#features/email-delivery/components/email-notice.tsx';
import { MyEvents } from '#features/events/components/hosting/my-events.tsx';
import { MyWallet } from '#features/payments/components/wallet/my-wallet.tsx';
import { MyCalendar } from '#features/bookings/components/calendar/my-calendar.tsx';
import { MyPersonalNotifications } from '#features/notifications/components/my-personal-notifications.tsx';
import { MyPush } from '#features/push/components/my-push.tsx';
import { MyTravellers } from '#features/travellers/components/my-travellers.tsx';
import { AccountScreen } from '#features/identity/components/account/account-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return { title: t('Your account'), robots: { index: false } };
}

export default function Account() {
  return (
    <Page>
      <RequireSession
        level={1}
        title={t('Sign in to see your account')}
        reason={t('Your details, your password and where you are signed in.')}
      >
        <EmailNotice advice={t('If the address is wrong, change it below under Your details.')} />
        <AccountScreen />
        <MyTravellers />
        <MyWallet />
        <MyEvents />
        <MyCalendar />
        <MyPersonalNotifications />
        <MyPush />
        <MyData />
      </RequireSession>
    </Page>
  );
}
