import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { database, type Db } from '../db/connect.ts';
import { type AccountSubscription, type GuestSubscription, subscriptionOf } from '../mail/unsubscribe.ts';
import { networkOf } from './client-network.ts';
import { countRequest } from './rate-limit.ts';
import { failure } from './respond.ts';

type Params = { params: Promise<{ token: string }> };

/** Mail providers send from few networks for many readers. */
const CLICKS = { points: 600, seconds: 3600 };
/** What ends each kind of subscription. */
type SwitchOff = {
  ofAccount: (db: Db, of: AccountSubscription) => Promise<void>;
  ofEventGuest: (db: Db, of: GuestSubscription) => Promise<void>;
};

const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * `POST /unsubscribe/{token}`: what a mail program sends for "Unsubscribe" (RFC 8058), without a sign-in, and what the
 * page for guests of events sends (`by=form`), which it leads back to. Twice is no error. No log line names the token.
 */
export const answerUnsubscribe =
  ({ ofAccount, ofEventGuest }: SwitchOff) =>
  async (request: Request, { params }: Params): Promise<Response> => {
    try {
      const db = database();
      const network = networkOf(request.headers.get('x-sarai-address') ?? 'unknown');
      await countRequest(db, `unsubscribe:${network}`, CLICKS);
      const { token } = await params;
      const of = subscriptionOf(token);
      if (!of)
        return new Response('This address is not complete. Open the email and try again.', {
          status: 404,
          headers: PLAIN,
        });
      if (!('registrationId' in of)) {
        await ofAccount(db, of);
        return stopped('Your account, under Notifications, turns them on again.');
      }
      await ofEventGuest(db, of);
      return new URL(request.url).searchParams.has('by')
        ? seeOther(serverRoutes.stopEventEmails(token, { stopped: true }))
        : stopped('On the event’s page, below its messages, you can turn them on again.');
    } catch (error) {
      return failure(error, newId('req'));
    }
  };

const stopped = (again: string): Response =>
  new Response(`You will not get these emails any more. ${again}`, { headers: PLAIN });

const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/**
 * Opened in a browser: the account, where every kind of email has its switch, or the page for guests of events. A link
 * that is only opened changes nothing.
 */
export const openSwitch = async (_request: Request, { params }: Params): Promise<Response> => {
  const { token } = await params;
  const of = subscriptionOf(token);
  if (of && 'registrationId' in of) return seeOther(serverRoutes.stopEventEmails(token));
  return seeOther(of?.companyId === null ? routes.account() : workRoutes.corporateAccount());
};
