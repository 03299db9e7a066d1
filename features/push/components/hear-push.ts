import { toast } from '#components/ui/toast.ts';
import { watchPush } from '../client/keep-registered.ts';

/** Has this page show the push messages for its person as toasts. */
export const hearPush = (): void =>
  watchPush(({ title, body, path }) => toast.info(`${title}: ${body}`, { href: path, actionLabel: 'Open' }));
