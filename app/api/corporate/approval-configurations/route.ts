import * as contract from '#features/approvals/contract.ts';
import {
  addConfiguration,
  changeConfiguration,
  deleteConfiguration,
  listConfigurations,
} from '#features/approvals/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.approvalConfigurations, listConfigurations);
export const POST = handle(contract.addApprovalConfiguration, addConfiguration);
export const PUT = handle(contract.changeApprovalConfiguration, changeConfiguration);
export const DELETE = handle(contract.deleteApprovalConfiguration, deleteConfiguration);
