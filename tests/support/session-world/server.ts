import type { Sent } from '#tests/support/fake-api.ts';
import { aCorporateSession, aSignedIn } from '#tests/support/people.ts';

/** Who may sign in, and where they belong. */
export const PEOPLE = { usr_asha: 'sarai', usr_ravi: 'sarai', usr_meera: 'corporate', usr_john: 'corporate' } as const;
export type PersonId = keyof typeof PEOPLE;

type Token = { person: PersonId; kind: 'tab' | 'saved'; good: boolean };
const succeed = (data: unknown) => ({ status: 200, data: { status: 'SUCCESS', data } });
const refuse = {
  status: 401,
  data: { status: 'FAILURE', code: 'UNAUTHENTICATED', message: 'Please sign in to continue.', requestId: 'req_1' },
};

/** A server's side of sessions: refresh tokens that rotate, access tokens that age, people who are signed out. */
export class SessionServer {
  refreshing = true;
  private made = 0;
  private readonly tokens = new Map<string, Token>();
  private readonly young = new Map<string, PersonId>();

  /** What a sign-in of this person answers. */
  signIn(person: PersonId) {
    const tokens = { ...this.pair(person), savedToken: this.token(person, 'saved') };
    return PEOPLE[person] === 'corporate'
      ? { ...aCorporateSession({ _id: person }), accessTokenData: tokens }
      : aSignedIn({ _id: person, ...tokens });
  }

  /** Every access token is past its minutes. */
  age = (): void => this.young.clear();

  /** Every session of a person ends. */
  endSessions(person: PersonId): void {
    for (const token of this.tokens.values()) if (token.person === person) token.good = false;
    for (const [access, whose] of this.young) if (whose === person) this.young.delete(access);
  }

  answer({ path, body, token }: Sent) {
    if (path.endsWith('/refresh-token'))
      return this.trade(String(body.refreshToken), path.includes('/corporate/') ? 'corporate' : 'sarai');
    const person = token && this.young.get(token);
    if (!person) return refuse;
    if (!path.endsWith('details')) return succeed({});
    if (PEOPLE[person] !== 'corporate') return succeed(withoutTokens(aSignedIn({ _id: person })));
    const { userDetails: user, ...about } = aCorporateSession({ _id: person });
    return succeed({ user, ...about });
  }

  private trade(traded: string, userType: string) {
    if (!this.refreshing) return 'no answer' as const;
    const found = this.tokens.get(traded);
    if (!found?.good || PEOPLE[found.person] !== userType) return refuse;
    found.good = false;
    return succeed({
      ...this.pair(found.person),
      ...(found.kind === 'saved' ? { savedToken: this.token(found.person, 'saved') } : {}),
    });
  }

  private pair(person: PersonId) {
    const accessToken = `access-${++this.made}`;
    this.young.set(accessToken, person);
    return { accessToken, refreshToken: this.token(person, 'tab') };
  }

  private token(person: PersonId, kind: Token['kind']): string {
    const token = `${kind}-${++this.made}`;
    this.tokens.set(token, { person, kind, good: true });
    return token;
  }
}

const withoutTokens = ({
  accessToken: _,
  refreshToken: __,
  savedToken: ___,
  ...person
}: ReturnType<typeof aSignedIn>) => person;
