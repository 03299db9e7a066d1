import { expect, it } from 'vitest';
import * as accounts from '#features/accounts/contract.ts';
import * as desk from '#features/desk/contract.ts';
import * as emailDelivery from '#features/email-delivery/contract.ts';
import * as identity from '#features/identity/contract.ts';
import * as notifications from '#features/notifications/contract.ts';
import * as push from '#features/push/contract.ts';
import * as saved from '#features/saved/contract.ts';
import * as travellers from '#features/travellers/contract.ts';
import { WRONG_CODE } from '#mocks/memory/attempts.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '#mocks/memory/demo-person.ts';
import { memory } from '#mocks/memory/memory.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { actAs, ask, signIn, stay, stayQuery } from './ask.ts';

/** People, their tokens, passwords and accounts. Registers its tests. */
export function peopleAnswer(): void {
  it('people and their tokens', async () => {
    const signed = await ask(identity.login, { body: { email: DEMO_PERSON.email, password: DEMO_PASSWORD } });
    await expect(
      ask(identity.login, { body: { email: DEMO_PERSON.email, password: 'another' } }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await ask(identity.refresh, { body: { refreshToken: signed.savedToken ?? '' } })).toHaveProperty(
      'savedToken',
    );
    expect(await ask(identity.refresh, { body: { refreshToken: signed.refreshToken } })).not.toHaveProperty(
      'savedToken',
    );
    await expect(ask(identity.refresh, { body: { refreshToken: 'forged' } })).rejects.toMatchObject({
      code: 'REFRESH_TOKEN_INVALID',
    });
    const ravi = {
      firstName: 'Ravi',
      lastName: 'Menon',
      email: 'ravi@example.com',
      mobile: '+91 90000 00009',
      password: 'long enough',
    };
    const { proofToken } = await ask(identity.register, { body: ravi });
    await ask(identity.sendCodeAgain, { body: { proofToken } });
    await expect(
      ask(identity.confirmRegistration, { body: { proofToken, oneTimeCode: WRONG_CODE } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    actAs((await ask(identity.confirmRegistration, { body: { proofToken, oneTimeCode: '123 456' } })).accessToken);
    await expect(
      ask(identity.confirmRegistration, { body: { proofToken, oneTimeCode: '123456' } }),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' });
    const taken = await ask(identity.register, { body: ravi });
    await expect(
      ask(identity.confirmRegistration, { body: { proofToken: taken.proofToken, oneTimeCode: '123456' } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const meera = await ask(identity.register, { body: { ...ravi, email: 'meera@example.com' } });
    await ask(identity.confirmRegistrationByLink, { body: { token: meera.proofToken, password: ravi.password } });
    await expect(ask(identity.getUser, { query: { id: DEMO_PERSON._id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await signIn();
    expect(await ask(identity.getUser, { query: { id: DEMO_PERSON._id } })).toEqual(DEMO_PERSON);
    await ask(identity.logout, { body: { refreshToken: signed.refreshToken } });
  });

  it('staff at the desk', async () => {
    const typed = { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD };
    await expect(ask(desk.signIn, { body: { ...typed, password: 'another' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await ask(desk.setStaffPassword, { body: { token: 'any', password: MOCK_STAFF_PASSWORD } });
    const { accessToken } = await ask(desk.signIn, { body: typed });
    actAs(accessToken);
    expect(await ask(desk.whoAmI, {})).toEqual(MOCK_STAFF);
    await ask(desk.signOut, { body: { accessToken } });
  });

  it('passwords, sessions and the account', async () => {
    const { email } = DEMO_PERSON;
    await ask(identity.askForSignInCode, { body: { email } });
    expect(await ask(identity.signInWithCode, { body: { email, oneTimeCode: '123456' } })).toMatchObject({ email });
    await expect(ask(identity.signInWithCode, { body: { email, oneTimeCode: '000000' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    for (const operation of [identity.forgotPassword, identity.corporateForgotPassword])
      await ask(operation, { body: { email } });
    for (const operation of [identity.resetPassword, identity.corporateResetPassword]) {
      await ask(operation, { body: { token: 'mock-link', password: 'quite another password' } });
      await expect(
        ask(operation, { body: { token: 'mock-used-link', password: 'quite another password' } }),
      ).rejects.toMatchObject({ code: 'LINK_INVALID' });
    }
    await signIn();
    await ask(identity.changePassword, {
      body: { currentPassword: DEMO_PASSWORD, password: 'quite another password' },
    });
    await expect(
      ask(identity.changePassword, { body: { currentPassword: 'wrong-password', password: 'quite another password' } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await ask(identity.chooseLanguage, { body: { language: 'hi' } })).toEqual({ language: 'hi' });
    const [session] = await ask(identity.listSessions);
    await ask(identity.endSession, { body: { sessionId: session?._id ?? '' } });
    await ask(identity.endAllSessions, { body: {} });
    const { firstName, lastName, mobile } = DEMO_PERSON;
    expect(await ask(identity.updateUser, { body: { firstName: 'Aashaa', lastName, mobile, email } })).toMatchObject({
      firstName: 'Aashaa',
    });
    await expect(
      ask(identity.updateUser, { body: { firstName, lastName, mobile, email: 'other@example.com' } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { currentPassword: expect.any(String) as string } });
    const { emailProof } = await ask(identity.updateUser, {
      body: { firstName, lastName, mobile, email: 'other@example.com', currentPassword: DEMO_PASSWORD },
    });
    expect(
      await ask(identity.confirmEmail, { body: { proofToken: emailProof?.proofToken ?? '', oneTimeCode: '123456' } }),
    ).toMatchObject({ email: 'other@example.com' });
    const traveller = { firstName: 'Meera', lastName: 'Nair' };
    const deviceInfo = { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: 'device-1' };
    const registration = { userId: DEMO_PERSON._id, userType: 'sarai' as const, token: 'token', deviceInfo };
    expect(await ask(push.readPushOptions)).toEqual({ publicKey: null, firebase: null });
    await ask(push.registerDevice, { body: registration });
    await ask(push.forgetDevice, { body: { token: 'token' } });
    const quietHours = { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' };
    expect(await ask(push.saveQuietHours, { body: { quietHours } })).toEqual({ quietHours });
    await ask(push.readQuietHours);
    expect(await ask(emailDelivery.readDelivery)).toEqual({ undeliverable: null });
    await ask(emailDelivery.tryAgain, { body: {} });
    await ask(emailDelivery.returned);
    const off = [{ kind: 'tripReminders', channel: 'mail' } as const];
    await ask(notifications.savePersonalPreferences, { body: { off } });
    expect((await ask(notifications.personalPreferences)).kinds).toContainEqual({
      kind: 'tripReminders',
      channels: [
        { channel: 'mail', on: false },
        { channel: 'push', on: true },
      ],
    });
    const { savedId } = await ask(saved.save, { body: { hotel: 'boatyard-house', stay } });
    await ask(saved.watch, { body: { savedId, watched: true } });
    expect(await ask(saved.find, { query: { hotel: 'boatyard-house', ...stayQuery } })).toEqual({ savedId });
    expect((await ask(saved.list)).stays).toMatchObject([
      { _id: savedId, watched: true, hotel: { name: 'Boatyard House' } },
    ]);
    const { key } = await ask(saved.share, { body: {} });
    expect((await ask(saved.shared, { body: { key } })).stays).toMatchObject([{ _id: savedId, likedBy: [] }]);
    expect(await ask(saved.myLikes, { body: { key } })).toEqual({ isMine: true, liked: [] });
    await expect(ask(saved.like, { body: { key, savedId, liked: true } })).rejects.toMatchObject({
      code: 'STATE_BLOCKED',
    });
    memory().saved.push({ ...memory().saved[0]!, _id: 'sav_ravi', userId: 'usr_ravi' });
    memory().savedLists.usr_ravi = 'of Ravi';
    await ask(saved.like, { body: { key: 'of Ravi', savedId: 'sav_ravi', liked: true } });
    expect(await ask(saved.myLikes, { body: { key: 'of Ravi' } })).toEqual({ isMine: false, liked: ['sav_ravi'] });
    await ask(saved.stopSharing, { body: {} });
    await expect(ask(saved.shared, { body: { key } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ask(saved.remove, { body: { savedId } });
    expect((await ask(saved.list)).stays).toEqual([]);
    const { _id: travellerId } = await ask(travellers.save, { body: { traveller, isSelf: true } });
    await ask(travellers.remember, { body: { people: [traveller] } });
    const business = { gstNumber: '27AAPFU0939F1ZV', companyName: 'Marigold', address: '17 Lantern Lane, Mumbai' };
    await ask(travellers.saveBusiness, { body: { business } });
    expect(await ask(travellers.list)).toMatchObject({ travellers: [{ _id: travellerId, isSelf: true }], business });
    expect(await ask(travellers.details, { query: { travellerId } })).toMatchObject(traveller);
    await ask(travellers.remove, { body: { travellerId } });
    expect((await ask(travellers.list)).travellers).toEqual([]);
    await ask(accounts.exportData, { body: { password: DEMO_PASSWORD } });
    const { walletBalance } = await ask(accounts.closingTerms);
    await expect(ask(accounts.closeAccount, { body: { password: DEMO_PASSWORD } })).rejects.toMatchObject({
      code: 'STATE_BLOCKED',
    });
    await ask(accounts.closeAccount, { body: { password: DEMO_PASSWORD, givenUp: walletBalance } });
    await expect(ask(accounts.closingTerms)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
}
