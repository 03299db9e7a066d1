import type { Metadata } from 'next';
import { StateCard } from '#components/feedback/state-card.tsx';
import { StatePage } from '#components/layout/state-page.tsx';
import { Button } from '#components/ui/button.tsx';
import { subscriptionOf } from '#lib/server/mail/unsubscribe.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { NoPage } from '../../../../no-page.tsx';

export const generateMetadata = (): Metadata => ({
  title: t('Emails about messages'),
  robots: { index: false },
  referrer: 'no-referrer',
});

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ stopped?: string }> };

/** A link in the email about new messages at an event: its guests, who may have no account, end these emails here. */
export default async function StopEventEmails({ params, searchParams }: Props) {
  const { token } = await params;
  const of = subscriptionOf(token);
  if (!of || !('registrationId' in of)) return <NoPage framed />;
  const stopped = (await searchParams).stopped !== undefined;
  return (
    <StatePage>
      <StateCard
        level={1}
        scene={{ seed: 'mail', kind: 'hill', hour: 'dusk' }}
        title={t(stopped ? 'These emails are off' : 'Stop emails about new messages?')}
        actions={
          stopped ? undefined : (
            <form method="post" action={serverRoutes.stopEventEmailsForm(token)}>
              <Button type="submit" variant="go">
                {t('Stop these emails')}
              </Button>
            </form>
          )
        }
      >
        <p>
          {t(
            stopped
              ? 'You will not get emails about new messages at this event any more. On the event’s page, below its messages, you can turn them on again.'
              : 'You will not be told of new messages at this event. You stay registered, and emails about your registration still come.',
          )}
        </p>
      </StateCard>
    </StatePage>
  );
}
