import type { Guest } from '../contract.ts';

/** "Ms Asha Rao, Mr Ravi Rao": the named guests of a room, the lead guest first. */
export const guestsOfRoom = ({ others = [], ...lead }: Guest & { others?: readonly Guest[] | undefined }): string =>
  [lead, ...others].map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`).join(', ');
