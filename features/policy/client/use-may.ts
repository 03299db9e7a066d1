import { allows, useSession } from '#features/session/client/session.ts';

const COMPANY = 2;

/** 6.2: whether the person in this tab may create, edit or delete in the company module (2.10). The server decides again. */
export const useMay = (action: 'create' | 'edit' | 'delete'): boolean =>
  useSession(
    (session) =>
      session.status === 'in' &&
      session.loggedInUserType === 'corporate' &&
      allows(session.userDetails, COMPANY, action),
  );
