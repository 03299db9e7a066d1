import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
import { PUSH_PROBLEMS, type PushProblem } from '../rules/device-registration.ts';

/** What a person can do about each problem. Emails arrive either way. @texts */
const WHAT_NOW: Record<PushProblem, string> = {
  nobody: 'Sign in again, then try once more.',
  worker: 'This browser, or a private window, cannot receive notifications. You still get emails.',
  push: 'This browser cannot receive notifications. On an iPhone or iPad, add {product} to the Home Screen first. You still get emails.',
  notifications:
    'This browser cannot show notifications. On an iPhone or iPad, add {product} to the Home Screen first. You still get emails.',
  denied:
    'To get notifications, allow them for this site in your browser’s settings, then reload this page. You still get emails.',
  token: 'Check your connection, then try again.',
};

/** Why there are no push messages in this browser, and what to do (8.4). */
export const PushProblemText = ({ problem }: { problem: PushProblem }) => (
  <p className="small muted" role="status">
    {t(PUSH_PROBLEMS[problem])}. {t(WHAT_NOW[problem], { product: PRODUCT.name })}
  </p>
);
