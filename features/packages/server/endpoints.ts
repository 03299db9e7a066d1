import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { getPackage } from './get-package.ts';
import { listPackages } from './list-packages.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [endpoint(contract.listPackages, listPackages), endpoint(contract.getPackage, getPackage)];
