'use client';

import { callOperation } from '#lib/client/call-operation.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import { corporateResetPassword, resetPassword } from '../client/calls.ts';
import { LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { NewPasswordScreen } from './new-password-screen.tsx';

/** Sets a new password with the "Forgot password?" link. */
export function ResetWithPassword({ userType }: { userType: UserType }) {
  const home = userType === PRODUCT.id ? routes.bookings() : routes.corporateLanding();
  return (
    <NewPasswordScreen
      title={t('Choose a new password')}
      lead={t('Setting a new password signs you out on all devices.')}
      action={t('Set the password')}
      busyLabel={t('Setting…')}
      send={(body) => callOperation(userType === PRODUCT.id ? resetPassword : corporateResetPassword, { body })}
      done={{
        title: t('Your new password is set'),
        words: t('You are signed out everywhere. Sign in with the new password.'),
        action: { label: t('Go to sign in'), href: home },
      }}
      refused={(code) =>
        code === 'LINK_INVALID' || code === 'NOT_FOUND'
          ? {
              title: t('This link no longer works'),
              words: t(
                'Links work once, for {time}. Your password has not changed. Request a new link where you sign in.',
                { time: counted(LINK_MINUTES, 'minute') },
              ),
              action: { label: t('Go to sign in'), href: home },
            }
          : null
      }
    />
  );
}
