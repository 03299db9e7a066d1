import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { database, type Db } from '../db/connect.ts';
import { type Subscription, subscriptionOf } from '../mail/unsubscribe.ts';
import { networkOf } from './client-network.ts';
import { countRequest } from './rate-limit.ts';
import { failure } from './respond.ts';

type Params = { params: Promise<{ token: string }> };

/** Mail providers send from few networks for many readers. */
const CLICKS = { points: 600, seconds: 3600 };
const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * `POST /unsubscribe/{token}`: what a mail program sends for "Unsubscribe" (RFC 8058), without a sign-in. Twice is no
 * error. No log line and no answer names the token.
 */
export const answerUnsubscribe =
  (switchOff: (db: Db, of: Subscription) => Promise<void>) =>
  async (request: Request, { params }: Params): Promise<Response> => {
    try {
      const db = database();
      const network = networkOf(request.headers.get('x-sarai-address') ?? 'unknown');
      await countRequest(db, `unsubscribe:${network}`, CLICKS);
      const of = subscriptionOf((await params).token);
      if (!of)
        return new Response('This address is not complete. Open the email and try again.', {
          status: 404,
          headers: PLAIN,
        });
      await switchOff(db, of);
      return new Response(
        'You will not get these emails any more. Your account, under Notifications, turns them on again.',
        {
          headers: PLAIN,
        },
      );
    } catch (error) {
      return failure(error, newId('req'));
    }
  };

/**
 * Opened in a browser: the account, where every kind of email has its switch. A link that is only opened changes
 * nothing.
 */
export const openAccount = async (_request: Request, { params }: Params): Promise<Response> => {
  const of = subscriptionOf((await params).token);
  const location = of?.companyId === null ? routes.account() : workRoutes.corporateAccount();
  return new Response(null, { status: 303, headers: { location } });
};
