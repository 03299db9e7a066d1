import { englishIn } from '../support/english-words.ts';
import { clickAt } from '../support/by-position.ts';
import { aStayThatEnded } from '../support/ended-stay.ts';
import { chooseHindi, errorsOf, expectInHindi, picture, someoneInHindi } from '../support/hindi.ts';
import { newPerson, someoneSignedIn } from '../support/person.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Not the same twice: a text that another review has waits for staff. */
const LIKED = `बहुत शांत कमरे, और नाश्ता बढ़िया: ${crypto.randomUUID().slice(0, 6)}।`;
const toastOf = (page: Page) => page.getByRole('region', { name: 'सूचना' });
const field = (name: string) => ({ name, exact: true });

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] reviews a stay, corrects what is refused, and changes and deletes the review', async ({ page }) => {
    test.slow(); // the stay is moved by a process of its own
    const broken = errorsOf(page);
    const person = await someoneInHindi(page);
    const stay = await aStayThatEnded({ request: page.request, person });
    const names = [stay.hotel.name, person.firstName, person.lastName, LIKED];
    await page.goto('/bookings?when=past');
    await clickAt(page, page.getByRole('region', field('इन होटलों की समीक्षा लिखें')).getByRole('link').first());
    await expect(page.getByRole('heading', { level: 1, name: 'अपने होटल की समीक्षा लिखें' })).toBeVisible();
    const publish = page.getByRole('button', field('समीक्षा प्रकाशित करें'));
    await clickAt(page, publish);
    await expect(page.getByText('1 से 10 तक कोई अंक चुनें।')).toBeVisible();
    await expect(page.getByText('चुनें कि यात्रा कैसी थी।')).toBeVisible();
    await expectInHindi(page, 'the form of a review, with mistakes', names);
    await picture(page, 'mistakes');
    await page.getByRole('radio', field('8')).check();
    await page.getByLabel('आपको क्या पसंद आया?').fill(LIKED);
    await page.getByLabel('आपने किसके साथ यात्रा की?').selectOption('जोड़े में');
    await clickAt(page, publish);
    await expect(page.getByRole('heading', { level: 1, name: 'आपकी समीक्षा' })).toBeVisible();
    await expect(page.getByText('होटल के पेज पर प्रकाशित:')).toBeVisible();
    await expectInHindi(page, 'a review that is published', names);
    await picture(page, 'published');
    await clickAt(page, page.getByRole('button', field('समीक्षा बदलें')));
    await page.getByLabel('एक मेहमान', { exact: true }).check();
    await clickAt(page, page.getByRole('button', field('बदलाव सहेजें')));
    await expect(page.getByText(/^एक मेहमान · जोड़े में/)).toBeVisible();
    await clickAt(page, page.getByRole('button', field('समीक्षा हटाएँ')));
    await expect(page.getByRole('heading', { level: 1, name: 'अपने होटल की समीक्षा लिखें' })).toBeVisible();
    expect(broken).toEqual([]);
  });

  test('[9.9] reports a review on the page of a hotel', async ({ page, request }) => {
    test.slow(); // as above
    const broken = errorsOf(page);
    const writer = { request, person: await newPerson(request) };
    const stay = await aStayThatEnded(writer, { city: 'udaipur', from: 30 });
    const review = { overall: 3, liked: '', disliked: LIKED, trip: 'solo', shownAs: 'guest' };
    const saved = await request.put('/api/bookings/guest-review', {
      data: { bookingId: stay._id, ...review },
      headers: { authorization: `Bearer ${writer.person.token}`, 'idempotency-key': crypto.randomUUID() },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await someoneSignedIn(page);
    await chooseHindi(page);
    await page.goto(`/hotels/${stay.hotel.slug}`);
    const reviews = page.getByRole('region', { name: 'यहाँ ठहरे मेहमानों की समीक्षाएँ' });
    await reviews.scrollIntoViewIfNeeded();
    await clickAt(
      page,
      reviews.getByRole('listitem').filter({ hasText: LIKED }).getByRole('button', { name: 'शिकायत करें' }),
    );
    const dialog = page.getByRole('dialog', { name: 'इस समीक्षा की शिकायत करें' });
    await clickAt(page, dialog.getByRole('button', field('शिकायत भेजें')));
    await expect(dialog).toContainText('चुनें कि इसमें क्या गलत है।');
    await expect.poll(() => englishIn(page, [], 'dialog[open]')).toEqual([]);
    await picture(page, 'report');
    await dialog.getByLabel('इसमें क्या गलत है').selectOption('यह किसी चीज़ का विज्ञापन है');
    await clickAt(page, dialog.getByRole('button', field('शिकायत भेजें')));
    await expect(toastOf(page)).toContainText('धन्यवाद। हमारी टीम इसे पढ़ेगी।');
    await expect(dialog).toHaveCount(0);
    expect(broken).toEqual([]);
  });

  test('[9.9] chooses a currency that is shown beside rupees', async ({ page }) => {
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/currency');
    await expect(page.getByRole('heading', { level: 1, name: 'मुद्रा' })).toBeVisible();
    const codes = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
    await expectInHindi(page, 'the choice of a currency', codes.map(String));
    await picture(page, 'currency');
    await page.getByRole('radio', { name: /USD/ }).check();
    await clickAt(page, page.getByRole('button', field('सहेजें')));
    await expect(toastOf(page)).toContainText('कीमतें अब USD में भी दिखती हैं।');
    expect(broken).toEqual([]);
  });
});
