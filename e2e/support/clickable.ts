import { expect, type Page } from '@playwright/test';

/** Widths at which controls are looked for, by the kind of screen that a test runs on. */
const WIDTHS = { phone: [360, 390], desktop: [768, 1024, 1440] } as const;

/**
 * Every control that can be seen receives a click at its centre: nothing else lies over it. Looked at at each width of
 * the screen's kind; the size of the window is put back afterwards. Where a dialog or panel is open, only its own
 * controls count, as they alone can be reached. What lies at the end of the page cannot be scrolled to the middle, and
 * is looked at where the page ends, under whatever bar is fixed there.
 */
export async function expectClickable(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no viewport.');
  const widths = size.width < 720 ? WIDTHS.phone : WIDTHS.desktop;
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height });
    await expect
      .poll(() => page.evaluate(coveredControls), {
        message: `${what}: covered controls at ${width} px`,
        timeout: 15_000,
      })
      .toEqual([]);
  }
  await page.setViewportSize(size);
}

/** One line for each visible control whose centre belongs to something else. Runs in the page. */
export async function coveredControls(): Promise<string[]> {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]';
  const root =
    [...document.querySelectorAll('[role=listbox]')].find((list) => list.checkVisibility()) ??
    [...document.querySelectorAll(':popover-open')].at(-1) ??
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document;
  const [left, top] = [scrollX, scrollY];
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /** What a person presses: a control hidden behind its label is pressed by the label. */
  const pressed = (control: Element): Element => {
    const { width, height } = control.getBoundingClientRect();
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return label && (Math.min(width, height) <= 1 || getComputedStyle(control).opacity === '0') ? label : control;
  };
  /** Where across its width a control is pressed: a slider by its handle. */
  const across = (control: Element): number => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'range') return 1 / 2;
    const along = (control.valueAsNumber - Number(control.min)) / (Number(control.max) - Number(control.min));
    const halfAHandle = 12 / control.getBoundingClientRect().width;
    return halfAHandle + along * (1 - 2 * halfAHandle);
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const coveredBy = (target: Element, control: Element): Element | null | undefined => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = target.getClientRects(); // of a link over two lines, the first
    if (!box) return undefined;
    const hit = document.elementFromPoint(box.left + across(control) * box.width, box.top + box.height / 2);
    // two handles of one slider may meet: the upper one is moved first
    const meets =
      control.matches('[type=range]') && hit?.matches('[type=range]') && hit.parentElement === control.parentElement;
    const reached = hit && (target.contains(hit) || hit.closest('label')?.control === control || meets);
    return reached ? undefined : hit;
  };
  const describe = (element: Element | null): string =>
    element
      ? `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`
      : 'nothing';

  const covered: string[] = [];
  for (const control of root.querySelectorAll(CONTROLS)) {
    const target = pressed(control);
    if (!isSeen(target) || control.matches(':disabled') || control.closest('[inert]')) continue;
    if (coveredBy(target, control) === undefined) continue;
    await frame(); // what was out of sight may only now be laid out
    const over = coveredBy(target, control);
    if (over !== undefined) covered.push(`${describe(control)} lies under ${describe(over)}`);
  }
  scrollTo({ left, top, behavior: 'instant' });
  return covered;
}
