import { allows } from '#stores/person.ts';
import { useSession } from '#stores/session.ts';

/** Whose company it is, and whether their role may write its policies (6.2, module Company). */
export function usePolicyRights() {
  const session = useSession((now) => now);
  const details = session.loggedInUserType === 'corporate' ? session.userDetails : null;
  const may = (action: 'create' | 'edit') => details !== null && allows(details, 2, action);
  return { companyId: details?.companyDetails._id ?? '', companyName: details?.companyDetails.companyName ?? '', create: may('create'), edit: may('edit') };
}
