import { expect, it } from 'vitest';
import * as events from '#features/events/contract.ts';
import { MOCK_CODE } from '#mocks/answers/events.ts';
import * as desk from '#features/desk/contract.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { actAs, actingAs, ask, signIn } from './ask.ts';

/** An event, from registering to withdrawing. Registers its tests. */
export function eventsAnswer(): void {
  it('an event: registering, its sign-in, a change and a withdrawal', async () => {
    const code = 'CIT-95';
    const {
      days: [friday, saturday, full],
    } = await ask(events.getEvent, { query: { code } });
    await expect(ask(events.getEvent, { query: { code: 'CIT-96' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const who = { name: 'Latha', mobile: '9845022812', companions: 1, days: [friday!.day] };
    const email = 'latha@example.com';
    await expect(ask(events.register, { body: { code, ...who, email, days: [full!.day] } })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { days: expect.any(String) as string },
    });
    for (let twice = 0; twice < 2; twice++) await ask(events.register, { body: { code, ...who, email } });
    const number = 'CIT95-7K4M-2Q9X';
    await ask(events.askForCode, { body: { code, number, email } });
    await expect(ask(events.signIn, { body: { code, number, email, oneTimeCode: '000000' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(ask(events.getRegistration)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { accessToken } = await ask(events.signIn, { body: { code, number, email, oneTimeCode: MOCK_CODE } });
    actAs(accessToken);
    expect(await ask(events.getRegistration)).toMatchObject({ state: 'registered', days: [friday!.day] });
    expect(
      await ask(events.changeRegistration, { body: { ...who, companions: 2, days: [saturday!.day] } }),
    ).toMatchObject({ companions: 2, days: [saturday!.day] });
    const asked = (await ask(events.writeMessage, { body: { text: 'Is there parking?' } })).messages;
    const token = (await ask(desk.signIn, { body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD } }))
      .accessToken;
    actAs(token);
    expect((await ask(events.operatedEvents)).events).toMatchObject([{ code, people: 3, unanswered: 1 }]);
    await ask(events.writeAtDesk, { body: { code, text: 'Behind the hall.' } });
    expect((await ask(events.deskMessages, { query: { code } })).messages).toMatchObject([
      { text: 'Is there parking?', isHost: false },
      { text: 'Behind the hall.', isHost: true, name: 'Sarai team' },
    ]);
    const album = await ask(events.addAlbumAtDesk, { body: { code, name: 'Dinner' } });
    const file = 'aGVsbG8=';
    await ask(events.uploadAtDesk, { body: { code, file, alt: 'The hall', albumId: album.albumId } });
    const shown = await ask(events.deskPhotographs, { query: { code } });
    expect(shown).toMatchObject({
      albums: [album],
      photographs: [{ alt: 'The hall', name: 'Sarai team', isHost: true }],
    });
    await ask(events.keepPhotographAtDesk, { body: { photographId: shown.photographs[0]!.photographId } });
    await ask(events.deletePhotographAtDesk, { body: { photographId: shown.photographs[0]!.photographId } });
    await ask(events.deleteAlbumAtDesk, { body: { code, albumId: album.albumId } });
    const budget = { code, total: 100_000, lines: [], version: 0 };
    expect((await ask(events.saveDeskBudget, { body: budget })).version).toBe(1);
    expect((await ask(events.deskBudget, { query: { code } })).total).toBe(100_000);
    expect(await ask(events.deskBudgetFile, { query: { code } })).toBeInstanceOf(Uint8Array);
    await ask(events.keepAtDesk, { body: { messageId: asked[0]!.messageId } });
    actAs(accessToken);
    expect(await ask(events.withdraw, { body: {} })).toMatchObject({ state: 'withdrawn', changing: { open: false } });
    await expect(ask(events.withdraw, { body: {} })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    await ask(events.signOut, { body: { accessToken } });
  });

  it('an event of a traveller: made, registered for, reported, changed, cancelled and removed', async () => {
    await signIn();
    const day = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
    const form = {
      title: 'A walk by the lake',
      headline: 'We walk once around it',
      about: 'Bring water.',
      city: 'mysuru',
      venueName: 'The boat house',
      venueAddress: 'Lake Road',
      startsOn: day,
      startTime: '07:00',
      endsOn: day,
      endTime: '10:00',
      places: 3,
      programme: [{ day, at: '07:00', what: 'We meet', where: '' }],
    };
    await expect(ask(events.host, { body: { ...form, city: 'nowhere' } })).rejects.toMatchObject({
      fields: { city: 'Choose a city from the list.' },
    });
    const { code } = await ask(events.host, { body: form });
    expect(await ask(events.getEvent, { query: { code } })).toMatchObject({ host: expect.any(String) as string });
    const who = { name: 'Latha', companions: 1, days: [day], email: 'latha@example.com', code };
    await ask(events.register, { body: who });
    const key = 'ravi@example.com';
    await ask(events.wait, { body: { ...who, name: 'Ravi', email: key } });
    expect(await ask(events.waiting, { body: { key } })).toMatchObject({ position: 1, offeredUntil: null });
    await expect(ask(events.acceptOffer, { body: { key } })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    expect(await ask(events.registrations, { query: { code } })).toMatchObject({ count: 1 });
    expect(new TextDecoder().decode(await ask(events.registrationFile, { query: { code } }))).toContain(
      'Latha,2,Registered,2\r\nRavi,2,Waiting,2',
    );
    expect((await ask(events.listHosted)).events).toMatchObject([{ code, people: 2 }]);
    await ask(events.writeAsHost, { body: { code, text: 'Bring a coat.' } });
    expect(await ask(events.hostBudget, { query: { code } })).toMatchObject({ version: 0, people: 2, lines: [] });
    const cost = { category: 'food', description: 'Tea', planned: 50_000, paid: 0 } as const;
    const budget = { code, total: 100_000, lines: [cost], version: 0 };
    expect(await ask(events.saveHostBudget, { body: budget })).toMatchObject({ version: 1, lines: [cost] });
    await expect(ask(events.saveHostBudget, { body: budget })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await ask(events.hostBudgetFile, { query: { code } })).toBeInstanceOf(Uint8Array);
    await ask(events.uploadAsHost, { body: { code, file: 'aGVsbG8=', alt: 'The hall' } });
    const signedIn = { code, number: 'EV-7K4M-2Q9X', email: 'latha@example.com', oneTimeCode: MOCK_CODE };
    actAs((await ask(events.signIn, { body: signedIn })).accessToken);
    const [told] = (await ask(events.messages)).messages;
    expect(told).toMatchObject({ isHost: true, isOwn: false, text: 'Bring a coat.' });
    await ask(events.reportMessage, { body: { messageId: told!.messageId } });
    const { photographId } = await ask(events.uploadPhotograph, { body: { file: 'aGVsbG8=', alt: 'Us' } });
    expect((await ask(events.photographs)).photographs).toMatchObject([
      { photographId, isOwn: true },
      { isOwn: false },
    ]);
    await expect(ask(events.reportPhotograph, { body: { photographId } })).rejects.toMatchObject({
      code: 'STATE_BLOCKED',
    });
    await ask(events.deletePhotograph, { body: { photographId } });
    for (const theirs of (await ask(events.photographs)).photographs)
      expect(await ask(events.reportPhotograph, { body: { photographId: theirs.photographId } })).toEqual({
        reported: true,
      });
    await ask(events.seeMessages, { body: { messageId: told!.messageId } });
    expect((await ask(events.setMessageEmails, { body: { wanted: false } })).emails).toBe(false);
    const { messages } = await ask(events.writeMessage, { body: { text: 'I will.' } });
    await signIn();
    const messageId = messages.at(-1)!.messageId;
    await ask(events.seeAsHost, { body: { code, messageId } });
    const album = await ask(events.addAlbum, { body: { code, name: 'Dinner' } });
    const added = await ask(events.uploadAsHost, {
      body: { code, file: 'aGVsbG8=', alt: 'The hall', albumId: album.albumId },
    });
    await ask(events.deleteAlbum, { body: { code, albumId: album.albumId } });
    expect((await ask(events.hostPhotographs, { query: { code } })).photographs[0]).toMatchObject({ albumId: null });
    await ask(events.deleteAsHost, { body: { code, photographId: added.photographId } });
    await ask(events.hideMessage, { body: { code, messageId } });
    expect((await ask(events.hostMessages, { query: { code } })).messages.at(-1)?.text).toBeNull();
    await expect(ask(events.changeHosted, { body: { ...form, code, places: 1 } })).rejects.toMatchObject({
      fields: { places: expect.any(String) as string },
    });
    await ask(events.changeHosted, { body: { ...form, code, title: 'A walk' } });
    expect((await ask(events.hosted, { query: { code } })).title).toBe('A walk');
    await ask(events.changeHosted, { body: { ...form, code, title: 'A walk', places: 5 } });
    expect(await ask(events.waiting, { body: { key } })).toMatchObject({ position: null });
    expect(await ask(events.acceptOffer, { body: { key } })).toMatchObject({ email: key });
    await ask(events.wait, { body: { ...who, name: 'Dev', email: 'dev@example.com' } });
    expect(await ask(events.leaveWaiting, { body: { key: 'dev@example.com' } })).toEqual({ left: true });
    await ask(events.reportEvent, { body: { code, reason: 'other' } });
    expect(await ask(events.cancelHosted, { body: { code } })).toMatchObject({ state: 'cancelled' });

    const { accessToken } = await ask(desk.signIn, {
      body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD },
    });
    actAs(accessToken);
    const [reported] = (await ask(events.deskEvents)).events;
    expect(reported?.messages).toMatchObject([{ text: 'Bring a coat.', reports: 1 }]);
    await ask(events.hideAtDesk, { body: { messageId: reported!.messages[0]!.messageId } });
    const { version } = reported!;
    await ask(events.decideEvent, { body: { code, version, decision: 'remove', reason: 'It is not real.' } });
    await expect(ask(events.getEvent, { query: { code } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('room blocks: kept at the desk, booked by a guest with an account, made smaller and ended', async () => {
    const code = 'CIT-95';
    const { days } = await ask(events.getEvent, { query: { code } });
    const [checkIn, checkOut] = [days[0]!.day, days[2]!.day];
    const staff = (await ask(desk.signIn, { body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD } }))
      .accessToken;
    actAs(staff);
    const hotel = 'sentinel-price-change';
    const { rates } = await ask(events.deskRoomBlocks, { query: { code, hotel } });
    const form = { code, hotel, ratePlanId: rates[0]!.ratePlanId, checkIn, checkOut, rooms: 3, rate: 100_000 };
    const opened = await ask(events.openBlock, { body: { ...form, cutOff: addDays(checkIn, -14), freeDays: 3 } });
    const { blockId } = opened.blocks[0]!;
    const who = { name: 'Latha', mobile: '9845022812', companions: 1, days: [checkIn], email: 'rooms@example.com' };
    await ask(events.register, { body: { code, ...who } });
    const signedIn = { code, number: 'CIT95-7K4M-2Q9X', email: who.email, oneTimeCode: MOCK_CODE };
    actAs((await ask(events.signIn, { body: signedIn })).accessToken);
    expect((await ask(events.guestRooms)).blocks).toMatchObject([{ blockId, isOpen: true }]);
    await shareRoom(code, checkIn);
    const { pass } = await ask(events.roomPass, { body: {} });
    await signIn();
    const room = { blockId, checkIn, checkOut, adults: 1 };
    await expect(ask(events.bookRoom, { body: { ...room, pass: 'x' } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      ask(events.bookRoom, { body: { ...room, pass, checkOut: addDays(checkOut, 9) } }),
    ).rejects.toMatchObject({
      code: 'SOLD_OUT',
    });
    const { bookingId } = await ask(events.bookRoom, { body: { ...room, pass } });
    expect(bookingId).toMatch(/^bkg_/);
    actAs(staff);
    const smaller = await ask(events.shrinkBlock, { body: { code, blockId, rooms: 1 } });
    expect(smaller.blocks[0]!.nights[0]).toMatchObject({ rooms: 1, left: 0 });
    expect((await ask(events.endBlock, { body: { code, blockId } })).blocks[0]!.isOpen).toBe(false);
    expect(await ask(events.roomingFile, { query: { code } })).toBeInstanceOf(Uint8Array);
  });
}

/** Latha, who is signed in, finds somebody to share a room with, and ends it again. */
async function shareRoom(code: string, day: string): Promise<void> {
  const latha = actingAs();
  const email = 'ravi@example.com';
  expect(await ask(events.roommates)).toMatchObject({ offered: true, about: null });
  await ask(events.offerToShare, { body: { about: 'Up at six.' } });
  await ask(events.register, { body: { code, name: 'Ravi', mobile: '9845022813', companions: 0, days: [day], email } });
  const signedIn = { code, number: 'CIT95-7K4M-2Q9X', email, oneTimeCode: MOCK_CODE };
  actAs((await ask(events.signIn, { body: signedIn })).accessToken);
  const [other] = (await ask(events.offerToShare, { body: { about: 'Asleep at ten.' } })).others;
  await ask(events.askToShare, { body: { guestId: other!.guestId } });
  await ask(events.takeBackRequest, { body: { guestId: other!.guestId } });
  expect((await ask(events.askToShare, { body: { guestId: other!.guestId } })).sent).toHaveLength(1);
  await expect(ask(events.askToShare, { body: { guestId: other!.guestId } })).rejects.toMatchObject({
    code: 'STATE_BLOCKED',
  });
  actAs(latha);
  const [asks] = (await ask(events.roommates)).received;
  const answered = await ask(events.answerRequest, { body: { guestId: asks!.guestId, accepted: true } });
  expect(answered.partner).toMatchObject({ name: 'Ravi' });
  expect((await ask(events.endSharing, { body: {} })).others).toMatchObject([{ name: 'Ravi', refused: null }]);
  expect((await ask(events.leaveSharing, { body: {} })).about).toBeNull();
}
