/** A while after the page is there, so that nothing of it waits, makes sure that /offline can be shown without a network. */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined); // private windows may forbid it
  window.addEventListener('load', () => setTimeout(register, SETTLED_MS));
}

const SETTLED_MS = 2000;
