'use client';

import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { confirmCompanyByLink, confirmSignUpByLink } from '../client/sign-in.ts';
import { finishSignUpForm } from '../address-proof-forms.contract.ts';
import { NewPasswordScreen } from './new-password-screen.tsx';

/** @texts */
const PERSONAL = {
  title: 'Finish signing up',
  lead: 'Enter the password you chose when you signed up.',
  action: 'Sign up',
  busyLabel: 'Signing up…',
  send: confirmSignUpByLink,
  done: {
    title: 'You are signed up',
    words: 'You are signed in.',
    action: { label: 'Go to my trips', href: routes.bookings() },
  },
  home: routes.landing(),
};
const CORPORATE: typeof PERSONAL = {
  title: 'Finish registering your company',
  lead: 'Enter the password you chose when you registered.',
  action: 'Register the company',
  busyLabel: 'Registering…',
  send: confirmCompanyByLink,
  done: {
    title: 'Your company is registered',
    words: 'You are signed in as its first administrator.',
    action: { label: 'Go to my company', href: routes.corporateLanding() },
  },
  home: routes.corporateLanding(),
};

/** Completes a sign-up with the email's link: the password proves that the person who signed up opened it. */
export function FinishWithPassword({ userType }: { userType: UserType }) {
  const { home, title, lead, action: label, busyLabel, done, send } = userType === PRODUCT.id ? PERSONAL : CORPORATE;
  return (
    <NewPasswordScreen
      title={t(title)}
      lead={t(lead)}
      action={t(label)}
      busyLabel={t(busyLabel)}
      send={send}
      done={{
        title: t(done.title),
        words: t(done.words),
        action: { ...done.action, label: t(done.action.label) },
      }}
      schema={finishSignUpForm}
      field={{ label: t('Password'), autoComplete: 'current-password', hint: undefined }}
      refused={(code, message) => {
        const action = { label: t('Go back to the start'), href: home };
        if (code === 'EMAIL_TAKEN')
          return { title: t('You already have an account'), words: messageText(message), action };
        if (code === 'LINK_INVALID' || code === 'NOT_FOUND')
          return {
            title: t('This link no longer works'),
            words: t('Links work once, for an hour, and only the newest one works. Sign up again to get a new one.'),
            action,
          };
        return null;
      }}
    />
  );
}
