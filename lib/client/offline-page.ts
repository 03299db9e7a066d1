/** Caches /offline a while after the page has loaded, so that it can be shown without a network. */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // private windows may forbid it
  const register = () => void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, SETTLED_MS));
}

const SETTLED_MS = 2000;
