import { usesFirebase } from '#features/push/server/index.ts';

/** Who carries notifications, where Firebase is configured: it can read them, as a browser's own push service cannot. */
export function PushRecipient() {
  if (!usesFirebase()) return null;
  return (
    <p>
      Google (Firebase Cloud Messaging), for the notifications you turn on: a number of your browser, the address at
      which it receives them, and the notification itself, with the title and dates of the trip.
    </p>
  );
}
