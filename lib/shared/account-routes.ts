import { type Params, withQuery } from './routes.ts';
import type { UserType } from './user-type.ts';

/** URLs of what an account holds. By themselves, because the landing page loads the others. */
export const accountRoutes = {
  wallet: (params: Params = {}) => withQuery('/account/wallet', params),
  travellers: (userType: UserType) =>
    userType === 'corporate' ? '/corporate/account/travellers' : '/account/travellers',
  /** Stays that a person saved. */
  saved: () => '/saved',
  /** A list of saved stays that somebody shared: whoever has the key may see it. */
  sharedSaved: (key: string) => `/saved/shared#key=${key}`,
} as const;
