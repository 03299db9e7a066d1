import { packageRoutes } from '#lib/shared/package-routes.ts';
import type { QueryOf } from '#lib/shared/define-operation.ts';
import type { listPackages } from '../contract.ts';

/** How the list is narrowed down and ordered. */
export type ListFilters = QueryOf<typeof listPackages>;

/** Address of the list with these filters; the recommended order is left out. */
export const listHref = ({ sort, ...filters }: ListFilters): string =>
  packageRoutes.list({ ...filters, sort: sort === 'recommended' ? undefined : sort });

/** Whether anything narrows the list down. */
export const isNarrowed = ({ theme, state, length, month }: ListFilters): boolean =>
  Boolean(theme ?? state ?? length ?? month);
