import { allows, useSession } from '#features/session/client/session.ts';

const COMPANY = 2;

/**
 * Whether the role of the person in this tab allows creating, editing or deleting in the company module (2.10, 6.2).
 * The server checks again.
 */
export const useMay = (action: 'create' | 'edit' | 'delete'): boolean =>
  useSession(
    (session) =>
      session.status === 'in' &&
      session.loggedInUserType === 'corporate' &&
      allows(session.userDetails, COMPANY, action),
  );
