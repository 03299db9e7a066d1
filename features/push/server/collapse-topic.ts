import 'server-only';
import { createHash } from 'node:crypto';

/** The Topic header of a message: a later one of the same topic replaces one not delivered yet; 32 characters at most (RFC 8030, section 5.4). */
export const collapseTopic = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
