/** A random id for a tab or a device; works on plain http too, where `crypto.randomUUID` is not there. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
