import type { CorporateSession } from '#features/companies/contract.ts';
import type { PersonalUser } from '#features/identity/contract.ts';
import type { PRODUCT } from '#lib/shared/product.ts';
import { isRecord } from './browser-storage.ts';

/** 3.1, 3.2: a corporate user with their company, and what its settings, their policy and their role allow. */
export type CorporateDetails = CorporateSession['userDetails'] &
  Omit<CorporateSession, 'userDetails' | 'accessTokenData'>;

/** Somebody of either user type, told apart by the type. */
export type Person =
  | { loggedInUserType: typeof PRODUCT.id; userDetails: PersonalUser }
  | { loggedInUserType: 'corporate'; userDetails: CorporateDetails };

export type UserDetails = Person['userDetails'];

/** 6.2: whether a corporate user's role allows an action in a module (2.10). It hides what the server would refuse. */
export const allows = (
  { rolesModulesAndPermissions }: CorporateDetails,
  module: number,
  action: 'view' | 'create' | 'edit' | 'delete',
): boolean =>
  rolesModulesAndPermissions.modules.some(({ moduleId, permissions }) => moduleId === module && permissions[action]);

const CORPORATE_PARTS = ['companyDetails', 'configuration', 'rolesModulesAndPermissions'] as const;

/** Whether what a browser kept are the whole details of this person: another version of the product may have written them. */
export const areDetailsOf = (userID: unknown, userType: unknown, kept: unknown): boolean =>
  isRecord(kept) &&
  kept._id === userID &&
  (userType !== 'corporate' || CORPORATE_PARTS.every((part) => isRecord(kept[part])));
