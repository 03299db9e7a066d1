import type { UserType } from '#lib/shared/user-type.ts';

/**
 * A push message as the worker receives it: for everybody who follows a `topic`, or for one person. `path` is the page
 * that a click opens. Messages with the same `tag` replace each other on a device.
 */
export type PushMessage = {
  id: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  topic: string | null;
  userId: string | null;
  userType: UserType | null;
};

type Tab = { visible: boolean; userId: string | null; userType: UserType | null };

/** Whether a page shows a push message: only if it is visible, and the message is of a topic or for its person (5.6). */
export const isShown = ({ topic, userId, userType }: Omit<PushMessage, 'id'>, tab: Tab): boolean =>
  tab.visible &&
  (topic !== null || (userId !== null && userId === tab.userId && userType !== null && userType === tab.userType));
