export type ToastOptions = {
  /** Where the action leads; give its words in `actionLabel`. */
  href?: string;
  /** Words of the action: "Undo", "See details". */
  actionLabel?: string;
  /** What the action does when it is no link. */
  onAction?: () => void;
  /** How long it stays: 5, or 8 for a booking confirmation (9.7). It waits while a pointer or the focus is on it. */
  seconds?: number;
};

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** One message on its way to the toaster host; the number tells a repeated text from the same message. */
export type ToastMessage = ToastOptions & { number: number; tone: ToastTone; text: string };

type Listener = (message: ToastMessage | null) => void;

let listener: Listener | undefined;
let waiting: ToastMessage | null = null;
let count = 0;

/** The host listens here; a message from before it was there is delivered at once. */
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
 * Says once what just happened, top right; a second message takes the place of the first (8.9).
 * What matters also stays where it happened.
 */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  dismiss: (): void => send(null),
};
