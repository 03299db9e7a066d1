'use client';

import { setStaffPassword } from '#features/desk/client/calls.ts';
import { NewPasswordScreen } from '#features/identity/components/new-password-screen.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';

const TO_DESK = { label: 'Go to the desk', href: workRoutes.desk() };

/** Sets the password of a staff account by the link from the email. */
export function SetPasswordByLink() {
  return (
    <NewPasswordScreen
      title="Set your password"
      lead={`For your account at the ${PRODUCT.name} desk. It ends your earlier sign-ins there.`}
      action="Set the password"
      busyLabel="Setting…"
      send={(body) => callOperation(setStaffPassword, { body })}
      done={{ title: 'Your password is set', words: 'Sign in at the desk with it.', action: TO_DESK }}
      refused={(code) =>
        code === 'LINK_INVALID' || code === 'NOT_FOUND'
          ? {
              title: 'This link no longer works',
              words: `Links work once, for 24 hours, and a newer link replaces an earlier one. Nothing was changed. Ask an administrator of ${PRODUCT.name} for another.`,
              action: TO_DESK,
            }
          : null
      }
    />
  );
}
