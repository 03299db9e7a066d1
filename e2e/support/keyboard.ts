import { expect, type Locator, type Page } from '@playwright/test';

/** No control of a page is further than this many presses from the one before it. */
const FAR = 90;

/** Walks with Tab until the focus is on it: whatever cannot be reached so fails here. The focus must be seen, and nothing may cover it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await target.evaluate((element) => element === document.activeElement).catch(() => false))) continue;
    expect(await target.evaluate(howItLooks), `the focus on ${target.toString()}`).toEqual({
      marked: true,
      uncovered: true,
    });
    return;
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Tab to it, then Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Signs in on a page that asks for it: its button, then the dialog, whose first field has the focus. */
export async function signInByKeyboard(page: Page, person: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await enterOn(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await tabTo(page, dialog.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
}

/** Walks with the right arrow key from the focused day of a calendar to that date, `YYYY-MM-DD`. */
export async function arrowTo(page: Page, date: string): Promise<void> {
  const name = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const day = page.getByRole('gridcell').getByRole('button', { name: `, ${name}` });
  for (let step = 0; step < FAR; step += 1) {
    if ((await day.count()) && (await day.evaluate((element) => element === document.activeElement))) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrow keys do not reach ${name}`);
}

/** Whether the control, its mark beside it or over its row, or its frame is outlined, and whether its middle is what lies on top there. */
function howItLooks(element: Element): { marked: boolean; uncovered: boolean } {
  const frames = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label'),
    element.closest('article'),
  ];
  const looks = [...frames.map((frame) => frame && getComputedStyle(frame)), getComputedStyle(element, '::after')];
  const marked = looks.some(
    (look) =>
      look && ((look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2) || look.boxShadow !== 'none'),
  );
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const own = element.closest('label, article') ?? element;
  return { marked, uncovered: above === null || own.contains(above) || above.contains(element) };
}
