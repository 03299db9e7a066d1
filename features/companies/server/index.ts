import 'server-only';

/** The only door to companies. */

// use cases of the routes
export { signUpCompany } from './sign-up-company.ts';
export { logInEmployee } from './log-in-employee.ts';
export { readEmployee } from './read-employee.ts';
export { inviteEmployee } from './invite-employee.ts';
export { activateEmployee } from './activate-employee.ts';

// background work and the demo
export { companyLetters } from './letters.ts';
export { DEMO_COMPANY, seedDemoCompany } from './seed-demo-company.ts';
