import { readSession } from '#features/session/client/session.ts';
import { thisDevice } from '#features/session/client/tabs.ts';
import type { DeviceRegistration } from '../contract.ts';
import { pushProblem, type PushProblem, type Registrant } from '../rules/device-registration.ts';

/** The person of this tab as a registration names them (3.2, 3.3). */
export function registrant(): Registrant {
  const { status, userID, loggedInUserType, userDetails } = readSession();
  if (status !== 'in') return { userId: null, userType: null, details: null };
  if (loggedInUserType !== 'corporate') return { userId: userID, userType: loggedInUserType, details: userDetails };
  const { companyId, companyDetails, firstName, lastName, workEmail, mobile } = userDetails;
  const details = { companyId, companyName: companyDetails.companyName, firstName, lastName, email: workEmail, mobile };
  return { userId: userID, userType: loggedInUserType, details };
}

/** This browser as a registration describes it (3.16). */
export const deviceInfo = (): DeviceRegistration['deviceInfo'] => ({
  userAgent: navigator.userAgent.slice(0, 400),
  platform: navigator.platform.slice(0, 100),
  language: navigator.language.slice(0, 40),
  deviceId: thisDevice(),
});

/** What keeps the person of this tab from registering this browser (5.4); null where nothing does. */
export function problemHere(): PushProblem | null {
  const notifications = 'Notification' in window;
  return pushProblem(registrant(), {
    serviceWorker: 'serviceWorker' in navigator,
    pushManager: 'PushManager' in window,
    notifications,
    permission: notifications ? Notification.permission : 'default',
  });
}
