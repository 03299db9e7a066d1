import 'server-only';

/** The server interface of push for other features and the start. */

// subscribers of domain events (`start/wire-features.ts`)
export {
  dropCheckInPushes,
  dropEventPushes,
  dropReadPushes,
  pushApprovalNews,
  pushBookingNews,
  pushEventMessages,
  pushPriceFell,
} from './enqueue-push.ts';
export { pushes } from './pushes-of-news.ts';
export { eraseDevices, deleteDeviceOfBrowser } from './forget-devices.ts';

// for the copy of a person's data
export { takeoutDevices } from './takeout-devices.ts';

// background work
export { pushRetention } from './retention.ts';
export { recheckPushes, sendPushes } from './send-pushes.ts';

// for the start, and for the privacy notice
export { firebaseProject, usesFirebase } from './firebase-settings.ts';
