/**
 * Closes the push notifications that this browser shows about something that was read; `subject` null: all of them. Does
 * nothing where there is no worker.
 */
export async function closeShown(subject: string | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = (await worker?.getNotifications(subject === null ? {} : { tag: subject })) ?? [];
  for (const notification of shown) notification.close();
}
