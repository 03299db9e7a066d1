import { allows, useSession } from '#features/session/client/session.ts';

const CONFIGURATION = 4;

/** What the role of the person in this tab allows in the module Configuration (2.10, 6.2). The server checks again. */
export const useMay = (action: 'create' | 'edit' | 'delete'): boolean =>
  useSession(
    (session) => session.loggedInUserType === 'corporate' && allows(session.userDetails, CONFIGURATION, action),
  );
