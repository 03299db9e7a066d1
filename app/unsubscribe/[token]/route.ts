import { stopMessageEmails } from '#features/events/server/index.ts';
import { switchOffEmails } from '#features/notifications/server/index.ts';
import { answerUnsubscribe, openSwitch } from '#lib/server/http/unsubscribe-response.ts';

export const dynamic = 'force-dynamic';
export const GET = openSwitch;
export const POST = answerUnsubscribe({ ofAccount: switchOffEmails, ofEventGuest: stopMessageEmails });
