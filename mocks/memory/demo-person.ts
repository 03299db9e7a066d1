import type { PersonalUser } from '#features/identity/contract.ts';

/** The first demo person of the real seed; a test compares the two. */
export const DEMO_PERSON: PersonalUser = {
  _id: 'usr_mockasha',
  userId: 'usr_mockasha',
  firstName: 'Asha',
  lastName: 'Iyer',
  email: 'asha@demo.sarai.in',
  mobile: '+91 90000 00001',
};
export const DEMO_PASSWORD = 'asha-travels-2026';
