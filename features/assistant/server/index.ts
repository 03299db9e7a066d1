import 'server-only';

/** The server interface of the assistant for pages. */
export { usesModel } from './model/configured-model.ts';
