import { allows, useSession } from '#features/session/client/session.ts';

const APPROVALS = 3;

/**
 * The corporate user of this tab, whether their role lets them see and answer approvals (6.2), and whether their company
 * books cars, buses or trains; null for anybody else.
 */
export function useApprover() {
  const session = useSession((now) => now);
  if (session.status !== 'in' || session.loggedInUserType !== 'corporate') return null;
  const { userDetails } = session;
  return {
    userId: userDetails._id,
    companyId: userDetails.companyDetails._id,
    sees: allows(userDetails, APPROVALS, 'view'),
    answers: allows(userDetails, APPROVALS, 'edit'),
    requestsTransport: userDetails.configuration.modes.some((mode) => mode !== 'hotel' && mode !== 'flight'),
  };
}
