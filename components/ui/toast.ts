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

let listener: Listener | undefined;
let waiting: ToastMessage | null = null;
let count = 0;

/** Subscription of the host; an earlier message is delivered at once. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    listener = undefined;
  };
}

const send = (message: ToastMessage | null): void => {
  if (listener) listener(message);
  else waiting = message;
};

const show =
  (tone: ToastTone) =>
  (text: string, options: ToastOptions = {}): void =>
    send({ ...options, tone, text, number: ++count });

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
