/** What is measured in a page as it stands: a test says of which page, and at which width. */
import type { Page } from '@playwright/test';

/** By how much the page is wider than the screen. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * What is wrong with text of 200 % (WCAG 2.2, 1.4.4): the page is wider than the screen; lines are cut off, leave their
 * block, break within words or lie over other lines.
 * @param lines looks at the lines too, which takes longer
 */
export const largeText = (page: Page, lines: boolean) =>
  page.evaluate((lines) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const found = new Set<string>();
    const seen: { box: DOMRect; block: Element; words: string }[] = [];
    const over = root.scrollWidth - innerWidth;
    if (over > 0) found.add(`too wide by ${over} px`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = lines && texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (
        !words ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('[href="#content"], [aria-roledescription="slide"], [inert]')
      )
        continue;
      let block = parent;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement ?? document.body;
      const around: Element[] = [];
      for (let e: Element | null = parent; e; e = e.parentElement) around.push(e);
      const styles = around.map((e) => getComputedStyle(e));
      // What scrolls by itself, as a carousel does, is read by scrolling; what is for a screen reader alone, and a label on hover, is cut on purpose.
      if (styles.some((s) => s.clipPath !== 'none' || /auto|scroll/.test(s.overflow))) continue;
      const cuts = around.filter((_, i) => styles[i]?.overflow !== 'visible' && around[i] !== root);
      const moves = styles.some(({ position }) => /fixed|sticky/.test(position));
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      // A long word may take two lines; a column of letters is none.
      if (boxes.length > words.split(/[^\p{L}\p{N}]+/u).length && words.length / boxes.length < 4)
        found.add(`broken within words: ${words}`);
      for (const box of boxes) {
        for (const e of [block, ...cuts]) {
          const { left, right, top, bottom } = e.getBoundingClientRect();
          if (box.left < left - 2 || box.right > right + 2 || box.top < top - 6 || box.bottom > bottom + 6)
            found.add(`out of its block: ${words}`);
        }
        if (!moves) seen.push({ box, block, words });
      }
    }
    seen.sort((a, b) => a.box.top - b.box.top);
    for (const [i, { box: a, block, words }] of seen.entries())
      for (const { box: b, block: other, words: more } of seen.slice(i + 1)) {
        if (b.top > a.bottom) break;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - b.top;
        if (block !== other && wide > 2 && high > Math.min(a.height, b.height) / 3)
          found.add(`${words} lies over ${more}`);
      }
    root.style.fontSize = '';
    return [...found];
  }, lines);

/**
 * Parts of the head that are not wholly in view: below what the popup leaves free, under something fixed, or cut off. A
 * part is looked at in its corners and its middle.
 */
export const covered = (page: Page, free: number, selectors: Record<string, string>) =>
  page.evaluate(
    ([wanted, most]) => {
      const found: string[] = [];
      for (const [name, selector] of Object.entries(wanted)) {
        const parts = [...document.querySelectorAll<HTMLElement>(selector)];
        if (parts.length === 0) found.push(`${name}: not there`);
        for (const part of parts) {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
            [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
          );
          const hidden = points.find(([x, y]) => {
            const seen = document.elementFromPoint(x, y);
            return !seen || !(part.contains(seen) || seen.contains(part));
          });
          const what = `${name} “${part.textContent?.trim().slice(0, 40)}” ends at ${Math.round(bottom)}`;
          if (hidden) found.push(`${what}, covered at ${hidden.map(Math.round)}`);
          if (bottom > most) found.push(`${what}, at most ${most}`);
        }
      }
      return found;
    },
    [selectors, free] as const,
  );
