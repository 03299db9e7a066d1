/** Types of build.mjs, which is plain JavaScript because it runs before anything is installed. */
export function buildWhenStale(): void;
