import 'server-only';

export { logIn } from './log-in.ts';
export { logOut } from './log-out.ts';
export { readUser } from './read-user.ts';
export { refreshSession } from './refresh-session.ts';
export { registerUser } from './register-user.ts';
export { DEMO_PEOPLE, seedDemoPeople } from './seed-demo-people.ts';
