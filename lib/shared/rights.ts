/** The four corporate modules (2.10) under their numbers on the wire. */
export const MODULES = { booking: 1, company: 2, approvals: 3, configuration: 4 } as const;
export type Module = keyof typeof MODULES;
export const MODULE_NAMES: Record<Module, string> = {
  booking: 'Booking',
  company: 'Company',
  approvals: 'Approvals',
  configuration: 'Configuration',
};

export const ACTIONS = ['view', 'create', 'edit', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * The right of a travel desk or an assistant to book for everybody of the company, whatever its setting of whom people
 * book for (2.2). It complements the four actions of the wire.
 */
export const BOOK_FOR_OTHERS = 'booking.others';

/** What a role allows (6.2): one action in one module, such as `company.edit`, or to book for others. */
export type Right = `${Module}.${Action}` | typeof BOOK_FOR_OTHERS;

const modules = Object.keys(MODULES) as Module[];

/** All rights: those of a company's administrator. */
export const ALL_RIGHTS: readonly Right[] = modules
  .flatMap((module) => ACTIONS.map((action): Right => `${module}.${action}`))
  .concat(BOOK_FOR_OTHERS);

export const isRight = (text: string): text is Right => (ALL_RIGHTS as readonly string[]).includes(text);

/** True for an administrator: every action in every module. */
export const hasFullRights = (rights: readonly Right[]): boolean =>
  modules.every((module) => ACTIONS.every((action) => rights.includes(`${module}.${action}`)));

/** `rolesModulesAndPermissions` without its role: every module, in the order of 2.10, with its allowed actions. */
export const permissionsOf = (rights: readonly Right[]) =>
  modules.map((module) => ({
    moduleId: MODULES[module],
    moduleName: MODULE_NAMES[module],
    permissions: {
      view: rights.includes(`${module}.view`),
      create: rights.includes(`${module}.create`),
      edit: rights.includes(`${module}.edit`),
      delete: rights.includes(`${module}.delete`),
    },
  }));

/** The rights in `wanted` that `held` lacks: nobody may grant rights they do not have. */
export const rightsBeyond = (held: readonly Right[], wanted: readonly Right[]): Right[] =>
  wanted.filter((right) => !held.includes(right));
