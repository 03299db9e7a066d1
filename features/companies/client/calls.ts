import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const inviteEmployee = call<typeof contract.inviteEmployee>(
  'POST',
  '/api/corporate/invite-employee',
  'corporate',
);
export const companyProfile = call<typeof contract.companyProfile>('GET', '/api/corporate/company', 'corporate');
export const saveCompany = call<typeof contract.saveCompany>('PUT', '/api/corporate/company', 'corporate');
export const departments = call<typeof contract.departments>('GET', '/api/corporate/departments', 'corporate');
export const addDepartment = call<typeof contract.addDepartment>('POST', '/api/corporate/departments', 'corporate');
export const changeDepartment = call<typeof contract.changeDepartment>(
  'PUT',
  '/api/corporate/departments',
  'corporate',
);
export const designations = call<typeof contract.designations>('GET', '/api/corporate/designations', 'corporate');
export const bands = call<typeof contract.bands>('GET', '/api/corporate/bands', 'corporate');
export const levels = call<typeof contract.levels>('GET', '/api/corporate/levels', 'corporate');
export const addGroup = call<typeof contract.addGroup>('POST', '/api/corporate/groups', 'corporate');
export const renameGroup = call<typeof contract.renameGroup>('PUT', '/api/corporate/groups', 'corporate');
export const groupDeletion = call<typeof contract.groupDeletion>('GET', '/api/corporate/groups/deletion', 'corporate');
export const deleteGroup = call<typeof contract.deleteGroup>('DELETE', '/api/corporate/groups', 'corporate');
export const roles = call<typeof contract.roles>('GET', '/api/corporate/roles', 'corporate');
export const addRole = call<typeof contract.addRole>('POST', '/api/corporate/roles', 'corporate');
export const changeRole = call<typeof contract.changeRole>('PUT', '/api/corporate/roles', 'corporate');
export const deleteRole = call<typeof contract.deleteRole>('DELETE', '/api/corporate/roles', 'corporate');
export const employeeFile = call<typeof contract.employeeFile>('GET', '/api/corporate/employees/file', 'corporate');
export const employeeList = call<typeof contract.employeeList>('POST', '/api/corporate/employees', 'corporate');
export const changeEmployee = call<typeof contract.changeEmployee>('PUT', '/api/corporate/employees', 'corporate');
export const employeeLeaving = call<typeof contract.employeeLeaving>(
  'GET',
  '/api/corporate/employees/leaving',
  'corporate',
);
export const deactivateEmployee = call<typeof contract.deactivateEmployee>(
  'POST',
  '/api/corporate/employees/deactivate',
  'corporate',
);
export const reactivateEmployee = call<typeof contract.reactivateEmployee>(
  'POST',
  '/api/corporate/employees/reactivate',
  'corporate',
);
export const importEmployees = call<typeof contract.importEmployees>(
  'POST',
  '/api/corporate/employees/import',
  'corporate',
);
export const auditTrail = call<typeof contract.auditTrail>('GET', '/api/corporate/audit-trail', 'corporate');
export const auditTrailFile = call<typeof contract.auditTrailFile>(
  'GET',
  '/api/corporate/audit-trail/file',
  'corporate',
);
export const companyConfiguration = call<typeof contract.companyConfiguration>(
  'GET',
  '/api/corporate/configuration',
  'corporate',
);
export const saveConfiguration = call<typeof contract.saveConfiguration>(
  'PUT',
  '/api/corporate/configuration',
  'corporate',
);
export const arrangements = call<typeof contract.arrangements>(
  'GET',
  '/api/corporate/employees/arrangements',
  'corporate',
);
export const saveArrangements = call<typeof contract.saveArrangements>(
  'PUT',
  '/api/corporate/employees/arrangements',
  'corporate',
);
