import { describe, expect, it } from 'vitest';
import type { SignedIn } from '#features/identity/contract.ts';
import { call } from '../support/api-server.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { codeIn, proofEmailTo } from '../support/sign-up.ts';
import { PASSWORD, confirmEmail, fieldsOf, logIn, useAccountHolders, update } from '../support/account-holder.ts';

const { setup, somebody } = useAccountHolders();

describe('changing one’s details', () => {
  it('[7.20] [3.3] 401, 400, success', async () => {
    const asha = await somebody();
    expect((await call('PUT', '/api/users/update', { body: {} })).status).toBe(401);
    expect(fieldsOf(await update(asha, { firstName: ' ', mobile: 'none' }))).toEqual(['firstName', 'mobile']);
    const { status, data } = await update(asha, { firstName: 'Aashaa', mobile: '+91 98450 22812' });
    expect([status, data.firstName, data.mobile, data.email]).toEqual([
      200,
      'Aashaa',
      '+91 98450 22812',
      asha.signedIn.email,
    ]);
    expect(
      (await call<SignedIn>('GET', `/api/users/details?id=${asha.userId}`, { token: asha.token() })).data.firstName,
    ).toBe('Aashaa');
  });

  it('[7.20] another email needs the password and a code sent there, is told to the old one, and uses up links that went there', async () => {
    const asha = await somebody();
    const [old, fresh] = [asha.signedIn.email, `new.${asha.signedIn.email}`];
    await call('POST', '/api/users/forgot-password', { body: { email: old } });
    const { token } = linkIn((await deliver(setup.db()))[0]);
    for (const currentPassword of [undefined, 'not it at all'])
      expect(fieldsOf(await update(asha, { email: fresh, currentPassword }))).toEqual(['currentPassword']);
    const { data } = await update(asha, { email: fresh, currentPassword: PASSWORD });
    expect([data.email, (await logIn(old)).status]).toEqual([old, 200]); // until the code is shown
    expect((await confirmEmail(asha, data, fresh)).data.email).toBe(fresh);
    expect((await deliver(setup.db())).map(({ to, subject }) => [to, subject])).toEqual([
      [old, 'The email of your Sarai account was changed'],
    ]);
    expect([(await logIn(old)).status, (await logIn(fresh)).status]).toEqual([401, 200]);
    expect((await call('POST', '/api/users/reset-password', { body: { token, password: PASSWORD } })).status).toBe(410);
  });

  it('[5.12] of two who prove one address at once one gets it; somebody else’s code gives nothing', async () => {
    const [ravi, meera] = [await somebody(), await somebody()];
    const first = (await update(ravi, { email: 'wanted@example.com', currentPassword: PASSWORD })).data;
    const code = codeIn(await proofEmailTo('wanted@example.com'));
    expect(
      (
        await call('POST', '/api/users/update/confirm-email', {
          body: { proofToken: first.emailProof?.proofToken, oneTimeCode: code },
          token: meera.token(),
        })
      ).code,
    ).toBe('LINK_INVALID');
    const second = (await update(meera, { email: 'wanted@example.com', currentPassword: PASSWORD })).data;
    const other = codeIn(await proofEmailTo('wanted@example.com'));
    const answers = await Promise.all(
      (
        [
          [ravi, first, code],
          [meera, second, other],
        ] as const
      ).map(([who, { emailProof }, oneTimeCode]) =>
        call('POST', '/api/users/update/confirm-email', {
          body: { proofToken: emailProof?.proofToken, oneTimeCode },
          token: who.token(),
        }),
      ),
    );
    expect(answers.map(({ status, code: refused }) => [status, refused]).sort()).toEqual([
      [200, ''],
      [409, 'EMAIL_TAKEN'],
    ]);
  });
});
