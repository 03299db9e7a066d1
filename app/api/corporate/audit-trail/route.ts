import * as contract from '#features/companies/contract.ts';
import { readAuditTrail } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.auditTrail, readAuditTrail);
