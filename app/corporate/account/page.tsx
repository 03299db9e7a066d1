import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { MyRole } from '#features/companies/components/my-role.tsx';
import { EmailNotice } from '#features/email-delivery/components/email-notice.tsx';
import { MyNotifications } from '#features/notifications/components/my-notifications.tsx';
import { MyCalendar } from '#features/bookings/components/calendar/my-calendar.tsx';
import { MyPush } from '#features/push/components/my-push.tsx';
import { MyTravellers } from '#features/travellers/components/my-travellers.tsx';
import { AccountScreen } from '#features/identity/components/account/account-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';

export const metadata: Metadata = { title: 'Your account', robots: { index: false } };

export default function Account() {
  return (
    <Page>
      <RequireSession
        level={1}
        title="Sign in to see your account"
        reason="Your details, your password and where you are signed in."
      >
        <EmailNotice advice="If the address is wrong, your company’s administrator can change it." />
        <AccountScreen />
        <MyPush />
        <MyCalendar />
        <MyTravellers />
        <MyNotifications />
        <MyRole />
        <section className="card" aria-labelledby="assistant">
          <h2 id="assistant" className="h3">
            Assistant
          </h2>
          <p className="muted">Ask about your trips, your requests and what the travel policy allows.</p>
          <Button href={assistantRoutes.atWork()} size="sm">
            Ask the assistant
          </Button>
        </section>
      </RequireSession>
    </Page>
  );
}
