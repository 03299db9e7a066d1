'use client';

import { useEffect } from 'react';

const [SOONEST_MS, LATEST_MS] = [3_000, 30_000];

/**
 * Reloads this address once the network is back. The "online" event is not reliable, so the page is also requested at
 * growing intervals.
 */
export function ReloadWhenOnline() {
  useEffect(() => {
    const stopped = new AbortController();
    const reload = () => location.reload();
    let wait = SOONEST_MS;
    const ask = () =>
      fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: stopped.signal }).then(reload, () => {
        if (stopped.signal.aborted) return;
        wait = Math.min(wait * 2, LATEST_MS);
        timer = setTimeout(() => void ask(), wait);
      });
    let timer = setTimeout(() => void ask(), wait);
    window.addEventListener('online', reload, { signal: stopped.signal });
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, []);
  return null;
}
