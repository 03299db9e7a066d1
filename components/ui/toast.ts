import { messageText } from '#lib/shared/messages.ts';

export type ToastOptions = {
  /** Target of the action; its label is `actionLabel`. */
  href?: string;
  /** Label of the action: "Undo", "See details". */
  actionLabel?: string;
  /** What the action does when it is not a link. */
  onAction?: () => void;
  /** Duration in seconds: 5, or 8 for a booking confirmation (9.7). Paused on hover and focus. */
  seconds?: number;
};

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A message for the toaster host; the number distinguishes repeated texts. */
export type ToastMessage = ToastOptions & { number: number; tone: ToastTone; text: string };

type Listener = (message: ToastMessage | null) => void;

/** The mounted host, the message that waits for one, and how many there have been. */
const toaster = {
  listener: undefined as Listener | undefined,
  waiting: null as ToastMessage | null,
  count: 0,
};

/** Subscription of the host; an earlier message is delivered at once. */
export function listenForToasts(next: Listener): () => void {
  toaster.listener = next;
  if (toaster.waiting) next(toaster.waiting);
  toaster.waiting = null;
  return () => {
    toaster.listener = undefined;
  };
}

const send = (message: ToastMessage | null): void => {
  if (toaster.listener) toaster.listener(message);
  else toaster.waiting = message;
};

const show =
  (tone: ToastTone) =>
  (text: string, options: ToastOptions = {}): void =>
    send({ ...options, tone, text: messageText(text), number: ++toaster.count });

/**
 * Shows a toast, top right; a later message replaces it (8.9). Important messages are also shown where they happened.
 */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  dismiss: (): void => send(null),
};
