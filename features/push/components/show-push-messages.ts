import { toast } from '#components/ui/toast.ts';
import { t } from '#lib/shared/texts.ts';
import { watchPush } from '../client/renew-registration.ts';

/** Has this page show the push messages for its person as toasts. */
export const showPushMessages = (): void =>
  watchPush(({ title, body, path }) => toast.info(`${title}: ${body}`, { href: path, actionLabel: t('Open') }));
