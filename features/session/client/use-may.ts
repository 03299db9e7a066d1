import { allows, useSession } from './session.ts';

/** The modules of a company's roles (2.10). */
const MODULES = { company: 2, configuration: 4 } as const;

/**
 * Whether the role of the person in this tab allows an action in a module (2.10, 6.2); false without a company. The
 * server checks again.
 */
export const useMay = (module: keyof typeof MODULES, action: 'create' | 'edit' | 'delete'): boolean =>
  useSession(
    (session) => session.loggedInUserType === 'corporate' && allows(session.userDetails, MODULES[module], action),
  );
