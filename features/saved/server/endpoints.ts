import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { listSaved } from './list-saved.ts';
import { likeStay, shareList, showMyLikes, showShared, stopSharing } from './share-list.ts';
import { findSaved, removeSaved, saveStay, watchSaved } from './save-stay.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.list, listSaved),
  endpoint(contract.find, findSaved),
  endpoint(contract.save, saveStay),
  endpoint(contract.watch, watchSaved),
  endpoint(contract.remove, removeSaved),
  endpoint(contract.share, shareList),
  endpoint(contract.stopSharing, stopSharing),
  endpoint(contract.shared, showShared),
  endpoint(contract.myLikes, showMyLikes),
  endpoint(contract.like, likeStay),
];
