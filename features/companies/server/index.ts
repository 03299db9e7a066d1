import 'server-only';

/** The server interface of companies for other features. */

// use cases that pages and scripts also call
export { listEmployees } from './list-employees.ts';

// for other features
export { activePeopleOf } from './people.repo.ts';
export { addressesOfPeople } from './people.repo.ts';
export { whoLooksAfterPeople } from './announce-people.ts';
export { namesOfPeople } from './people.repo.ts';
export { peopleOfDepartment } from './people.repo.ts';
export { whoAnswersFor, type WhoAnswers } from './who-answers.ts';
export { settingsOf } from './settings.repo.ts';
export { arrangedBy } from './arrangements.ts';
export { travellersFor, type TravellerOfCompany } from './travellers-for.ts';
export { warnOfLowBalance } from './warn-of-low-balance.ts';
export { administratorNames, toldOfMoney } from './who-administers.ts';
export { invoiceDetailsOf } from './invoice-details.ts';

// for the desk
export { companiesOnCredit, companyForDesk, findCompanies, type CompanyAccount } from './companies-for-desk.ts';
export { limitChanges, setCreditLimit } from './set-credit-limit.ts';

// operator commands
export { grantCredit } from './grant-credit.ts';
export { peopleOfCompany } from './company-named.ts';

// background work and demo data
export { companiesRetention } from './retention.ts';
export { companyEmails } from './email-templates.ts';
export { DEMO_COMPANY, seedDemoCompany } from './seed-demo-company.ts';
export { scopeOfBooker } from '../rules/settings.ts';

// read ports (`lib/server/ports`)
export { companyPeople } from './company-people.ts';
export { memberships } from './memberships.ts';
export { travellerReader } from './traveller-reader.ts';
