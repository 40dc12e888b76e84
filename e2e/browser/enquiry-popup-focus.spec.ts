import { dialogOf } from '../enquiry';
import { expect, test } from '../fixtures';

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} whatever has focus can be seen beside the popup`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/career');
    await expect(dialogOf(page)).toBeVisible();
    const hidden: string[] = [];
    let seen = 0;
    for (; seen < 200; seen++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const { activeElement: element } = document;
        const popup = document.getElementById('popup');
        if (!element || !popup || element === document.body || popup.contains(element)) return 'end';
        const a = element.getBoundingClientRect();
        const b = popup.getBoundingClientRect();
        const within = a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        const atMiddle = document.elementFromPoint((a.left + a.right) / 2, (a.top + a.bottom) / 2);
        const covered = within && !element.contains(atMiddle);
        const outside = a.bottom <= 0 || a.top >= innerHeight;
        return covered || outside ? `${element.textContent?.trim()} ${JSON.stringify(a)}` : '';
      });
      if (at === 'end') break;
      if (at) hidden.push(at);
    }
    expect(seen).toBeGreaterThan(10);
    expect(hidden).toEqual([]);
  });
}
