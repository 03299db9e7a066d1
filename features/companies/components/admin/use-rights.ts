import { allows, isAdministrator, useSession } from '#features/session/client/session.ts';

/**
 * The company of this tab, and what the user's role allows in a module (2.10); controls without the right are hidden.
 */
export function useRights(module: 2 | 4) {
  const session = useSession((now) => now);
  const details = session.loggedInUserType === 'corporate' ? session.userDetails : null;
  const may = (action: 'view' | 'create' | 'edit' | 'delete') => details !== null && allows(details, module, action);
  return {
    companyId: details?.companyDetails._id ?? '',
    userId: details?._id ?? '',
    create: may('create'),
    edit: may('edit'),
    remove: may('delete'),
    administrator: details !== null && isAdministrator(details),
  };
}
