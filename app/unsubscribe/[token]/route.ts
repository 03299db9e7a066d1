import { switchOffEmails } from '#features/notifications/server/index.ts';
import { answerUnsubscribe, openAccount } from '#lib/server/http/unsubscribe-response.ts';

export const dynamic = 'force-dynamic';
export const GET = openAccount;
export const POST = answerUnsubscribe(switchOffEmails);
