'use client';

import { useEffect } from 'react';
import { toast as toastify, ToastContainer } from 'react-toastify/unstyled';
import { ToastBody, type ToastBodyProps } from '#components/feedback/toast-body.tsx';
import { t } from '#lib/shared/texts.ts';
import './toaster.css';

export type ToasterProps = {
  message: ToastBodyProps['message'] | null;
  onClosed: (number: number) => void;
};

/** The single toast: later messages replace its content (8.9). */
const ONLY = 'sarai-toast';

/** react-toastify with our styles. Loaded with the first message. */
export function Toaster({ message, onClosed }: ToasterProps) {
  useEffect(() => {
    if (!message) return toastify.dismiss(ONLY);
    const options = {
      type: message.tone,
      autoClose: (message.seconds ?? 5) * 1000,
      onClose: () => onClosed(message.number),
    };
    const body = <ToastBody message={message} />;
    if (toastify.isActive(ONLY)) toastify.update(ONLY, { ...options, render: body });
    else toastify(body, { ...options, toastId: ONLY });
  }, [message, onClosed]);

  return (
    <ToastContainer
      aria-label={t('Message')}
      position="top-right"
      role="group"
      limit={1}
      icon={false}
      closeButton={false}
      transition={false}
      pauseOnHover
      pauseOnFocusLoss={false}
    />
  );
}
