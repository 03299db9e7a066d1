import 'server-only';

/** The only door to companies. */

// use cases of the routes
export { confirmCompany, confirmCompanyByLink, signUpCompany } from './sign-up-company.ts';
export { logInEmployee } from './log-in-employee.ts';
export { readEmployee } from './read-employee.ts';
export { inviteEmployee } from './invite-employee.ts';
export { activateEmployee } from './activate-employee.ts';
export { readCompany, saveCompany } from './company-profile.ts';
export { listBands, listDepartments, listDesignations, listLevels } from './list-groups.ts';
export { addDepartment, changeDepartment } from './save-department.ts';
export { addGroup, renameGroup } from './save-group.ts';
export { deleteGroup, previewDeletion } from './delete-group.ts';
export { addRole, changeRole, deleteRole, listRoles } from './save-role.ts';
export { listEmployees } from './list-employees.ts';
export { changeEmployee } from './change-employee.ts';
export { reactivateEmployee, readLeaving } from './close-employee-account.ts';
export { importEmployees } from './import-employees.ts';
export { fileAuditTrail, readAuditTrail } from './read-audit-trail.ts';
export { readConfiguration, saveConfiguration } from './configure-company.ts';

// for the other rooms
export { activePeopleOf } from './active-people.ts';
export { addressesOfPeople } from './addresses-of-people.ts';
export { namesOfPeople } from './names-of-people.ts';
export { whoAnswersFor, type WhoAnswers } from './who-answers.ts';
export { closeAccount } from './close-employee-account.ts';
export { settingsOf } from './settings.repo.ts';
export { travellersFor, type TravellerOfCompany } from './travellers-for.ts';
export { administratorNames } from './who-administers.ts';
export { invoiceDetailsOf } from './invoice-details.ts';

// the operator's commands
export { grantCredit } from './grant-credit.ts';
export { peopleOfCompany } from './people-of-company.ts';

// background work and the demo
export { companiesRetention } from './retention.ts';
export { companyEmails } from './email-templates.ts';
export { DEMO_COMPANY, seedDemoCompany } from './seed-demo-company.ts';
