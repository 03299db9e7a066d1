/**
 * What a page shows and does for somebody who is signed in: the account menu, and what keeps the session. One script,
 * because both need the session's code, which would otherwise arrive twice.
 */
export const loadSignedInParts = () => import('./signed-in-parts.ts');
