'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { ToasterProps } from '#components/feedback/toaster.tsx';
import { listenForToasts, type ToastMessage } from '#components/ui/toast.ts';

/** Part of the root layout: announces toasts to screen readers and loads the toaster with the first one. */
export function ToasterHost() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const onClosed = useCallback((number: number) => setMessage((now) => (now?.number === number ? null : now)), []);

  useEffect(() => listenForToasts(setMessage), []);

  const wanted = message !== null;
  useEffect(() => {
    if (wanted) void import('#components/feedback/toaster.tsx').then((loaded) => setToaster(() => loaded.Toaster));
  }, [wanted]);

  const urgent = message?.tone === 'error';
  return (
    <>
      <div className="visually-hidden" role="status">
        {message && !urgent && <p key={message.number}>{message.text}</p>}
      </div>
      <div className="visually-hidden" role="alert">
        {message && urgent && <p key={message.number}>{message.text}</p>}
      </div>
      {Toaster && <Toaster message={message} onClosed={onClosed} />}
    </>
  );
}
