import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { askForCorporatePasswordLink, askForPasswordLink } from './ask-for-password-link.ts';
import { askForSignInCode } from './ask-for-sign-in-code.ts';
import { changePassword } from './change-password.ts';
import { chooseLanguage } from './choose-language.ts';
import { confirmEmail } from './confirm-email.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut, logOutCorporate } from './log-out.ts';
import { readUser } from './read-user.ts';
import { refreshCorporateSession, refreshSession } from './refresh-session.ts';
import { confirmRegistration, confirmRegistrationByLink, registerUser } from './register-user.ts';
import { resetCorporatePassword, resetPassword } from './reset-password.ts';
import { sendCodeAgain } from './send-code-again.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { updateUser } from './update-user.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.sendCodeAgain, sendCodeAgain),
  endpoint(contract.corporateForgotPassword, askForCorporatePasswordLink),
  endpoint(contract.corporateLogout, logOutCorporate),
  endpoint(contract.corporateRefresh, refreshCorporateSession),
  endpoint(contract.corporateResetPassword, resetCorporatePassword),
  endpoint(contract.changePassword, changePassword),
  endpoint(contract.endAllSessions, endAllSessions),
  endpoint(contract.endSession, endSession),
  endpoint(contract.listSessions, listSessions),
  endpoint(contract.getUser, readUser),
  endpoint(contract.forgotPassword, askForPasswordLink),
  endpoint(contract.login, logIn),
  endpoint(contract.askForSignInCode, askForSignInCode),
  endpoint(contract.signInWithCode, signInWithCode),
  endpoint(contract.logout, logOut),
  endpoint(contract.refresh, refreshSession),
  endpoint(contract.confirmRegistrationByLink, confirmRegistrationByLink),
  endpoint(contract.confirmRegistration, confirmRegistration),
  endpoint(contract.register, registerUser),
  endpoint(contract.resetPassword, resetPassword),
  endpoint(contract.confirmEmail, confirmEmail),
  endpoint(contract.updateUser, updateUser),
  endpoint(contract.chooseLanguage, chooseLanguage),
];
