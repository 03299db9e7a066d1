import type { Session } from './session.ts';

/** The corporate user of this tab, as registrations and notifications know them (3.2). */
export type CorporateUserInfo = {
  userId: string;
  companyId: string;
  loggedInDetails: {
    userDetails: {
      companyId: string;
      firstName: string;
      lastName: string;
      workEmail: string;
      mobile: string;
      /** The company's own staff number; null where it has none. */
      employeeId: string | null;
    };
    companyDetails: { companyName: string };
  };
  tabId: string;
};

/** The corporate user info of a session (3.2); null while nobody is signed in for a company. */
export function corporateUserInfo(session: Session): CorporateUserInfo | null {
  if (session.status !== 'in' || session.loggedInUserType !== 'corporate') return null;
  const { companyDetails, companyId, firstName, lastName, workEmail, mobile, employeeId } = session.userDetails;
  return {
    userId: session.userID,
    companyId: companyDetails._id,
    loggedInDetails: {
      userDetails: { companyId, firstName, lastName, workEmail, mobile, employeeId },
      companyDetails: { companyName: companyDetails.companyName },
    },
    tabId: session.tabId,
  };
}
