/** The device cookie that an answer sets, as the browser sends it back. */
export const deviceCookie = ({ headers }: { headers: Headers }): string =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
