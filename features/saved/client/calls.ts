import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const list = call<typeof contract.list>('GET', '/api/saved', 'consumer');
export const find = call<typeof contract.find>('GET', '/api/saved/find', 'consumer');
export const save = call<typeof contract.save>('POST', '/api/saved/save', 'consumer');
export const watch = call<typeof contract.watch>('POST', '/api/saved/watch', 'consumer');
export const remove = call<typeof contract.remove>('POST', '/api/saved/remove', 'consumer');
export const share = call<typeof contract.share>('POST', '/api/saved/share', 'consumer');
export const stopSharing = call<typeof contract.stopSharing>('POST', '/api/saved/share/stop', 'consumer');
export const shared = call<typeof contract.shared>('POST', '/api/saved/shared', 'public');
export const myLikes = call<typeof contract.myLikes>('POST', '/api/saved/shared/likes', 'consumer');
export const like = call<typeof contract.like>('POST', '/api/saved/shared/like', 'consumer');
