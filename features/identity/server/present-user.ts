import 'server-only';
import type { PersonalUser } from '../contract.ts';
import type { UserRow } from './users.repo.ts';

/** Personal user (3.3): a row without its password, its id under both names of the specification. */
export const presentUser = ({ id, firstName, lastName, email, mobile }: UserRow): PersonalUser => ({
  _id: id,
  userId: id,
  firstName,
  lastName,
  email,
  mobile,
});
