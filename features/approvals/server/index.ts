import 'server-only';

/** The only door to approvals. */

// use cases of the routes
export { listConfigurations } from './list-configurations.ts';
export { addConfiguration, changeConfiguration, deleteConfiguration } from './keep-configuration.ts';

// for the demo
export { approvalNeedOf } from './approval-need-of.ts';
export { seedConfigurations } from './seed-configurations.ts';
