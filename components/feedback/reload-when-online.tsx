'use client';

import { useEffect } from 'react';

const [SOONEST_MS, LATEST_MS] = [3_000, 30_000];

/**
 * Reloads this address once the network is back. The page is requested when the browser says that it is online, which
 * also a Wi-Fi without internet makes it say, and at growing intervals, because it may say nothing. It is reloaded only
 * after an answer: a reload in vain would undo what was just clicked.
 */
export function ReloadWhenOnline() {
  useEffect(() => {
    const stopped = new AbortController();
    let wait = SOONEST_MS;
    let timer = setTimeout(ask, wait);
    function ask() {
      fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: stopped.signal }).then(
        () => location.reload(),
        () => {
          if (stopped.signal.aborted) return;
          wait = Math.min(wait * 2, LATEST_MS);
          clearTimeout(timer);
          timer = setTimeout(ask, wait);
        },
      );
    }
    window.addEventListener('online', ask, { signal: stopped.signal });
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, []);
  return null;
}
