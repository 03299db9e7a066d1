import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { activateEmployee } from './activate-employee.ts';
import { readArrangements, saveArrangements } from './arrangements.ts';
import { changeEmployee } from './change-employee.ts';
import { deactivateEmployee, reactivateEmployee, readLeaving } from './deactivate-employee.ts';
import { readCompany, saveCompany } from './company-profile.ts';
import { readConfiguration, saveConfiguration } from './configure-company.ts';
import { deleteGroup, previewDeletion } from './delete-group.ts';
import { importEmployees } from './import-employees.ts';
import { exportEmployees } from './export-employees.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listEmployees } from './list-employees.ts';
import { listBands, listDepartments, listDesignations, listLevels } from './list-groups.ts';
import { logInEmployee } from './log-in-employee.ts';
import { fileAuditTrail, readAuditTrail } from './read-audit-trail.ts';
import { readEmployee } from './read-employee.ts';
import { addDepartment, changeDepartment } from './save-department.ts';
import { addGroup, renameGroup } from './save-group.ts';
import { addRole, changeRole, deleteRole, listRoles } from './save-role.ts';
import { confirmCompany, confirmCompanyByLink, signUpCompany } from './sign-up-company.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.activateEmployee, activateEmployee),
  endpoint(contract.auditTrailFile, fileAuditTrail),
  endpoint(contract.auditTrail, readAuditTrail),
  endpoint(contract.bands, listBands),
  endpoint(contract.companyProfile, readCompany),
  endpoint(contract.saveCompany, saveCompany),
  endpoint(contract.companyConfiguration, readConfiguration),
  endpoint(contract.saveConfiguration, saveConfiguration),
  endpoint(contract.departments, listDepartments),
  endpoint(contract.addDepartment, addDepartment),
  endpoint(contract.changeDepartment, changeDepartment),
  endpoint(contract.designations, listDesignations),
  endpoint(contract.importEmployees, importEmployees),
  endpoint(contract.employeeLeaving, readLeaving),
  endpoint(contract.deactivateEmployee, deactivateEmployee),
  endpoint(contract.reactivateEmployee, reactivateEmployee),
  endpoint(contract.employeeFile, exportEmployees),
  endpoint(contract.employeeList, listEmployees),
  endpoint(contract.changeEmployee, changeEmployee),
  endpoint(contract.arrangements, readArrangements),
  endpoint(contract.saveArrangements, saveArrangements),
  endpoint(contract.groupDeletion, previewDeletion),
  endpoint(contract.addGroup, addGroup),
  endpoint(contract.renameGroup, renameGroup),
  endpoint(contract.deleteGroup, deleteGroup),
  endpoint(contract.inviteEmployee, inviteEmployee),
  endpoint(contract.levels, listLevels),
  endpoint(contract.logIn, logInEmployee),
  endpoint(contract.roles, listRoles),
  endpoint(contract.addRole, addRole),
  endpoint(contract.changeRole, changeRole),
  endpoint(contract.deleteRole, deleteRole),
  endpoint(contract.confirmSignUpByLink, confirmCompanyByLink),
  endpoint(contract.confirmSignUp, confirmCompany),
  endpoint(contract.signUp, signUpCompany),
  endpoint(contract.userDetails, readEmployee),
];
