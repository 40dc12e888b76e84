/** What lies over the page covers nothing that one reads: the popup is a strip, the chat stands in the margin or in a bar. */
import { dialogOf, expectSent, field, fill, GENERAL, submitButton } from '../enquiry';
import { expect, inCase, test } from '../fixtures';

test('the popup is a strip with all four fields, Submit and Close, of at most 140 px on a desk and 270 px below', async ({
  page,
}) => {
  test.slow();
  // Each load is a visitor’s first.
  await page.addInitScript(() => sessionStorage.clear());
  for (const [width, height, most] of [
    [1440, 900, 140],
    [1920, 1080, 140],
    [1280, 800, 140],
    [1024, 768, 270],
    [768, 1024, 270],
  ] as const)
    await inCase(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/catia');
      const popup = dialogOf(page);
      await expect(popup).toBeVisible();
      const box = await popup.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(most);
      expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, height]);
      for (const label of ['Name', 'Mobile', 'Email', 'Enquiry'])
        await expect(field(page, label)).toBeInViewport({ ratio: 1 });
      for (const name of ['Submit', 'Close']) {
        const button = popup.getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(popup.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 });
      await expect(popup.getByRole('button', { name: 'Enquire now' })).toBeHidden();
      // The first field to correct has the focus, as it lies on the page of another.
      await submitButton(page).click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(popup.getByText('Enter your enquiry')).toBeInViewport({ ratio: 1 });
      await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
      await fill(page, GENERAL.typed);
      await submitButton(page).click();
      await expectSent(page, GENERAL);
      await expect(page.getByText('We reply by phone or email, to asha@example.com or')).toBeInViewport();
    });
});

test('the chat is over no text, picture or field, and gone while a field has focus', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => sessionStorage.setItem('dismissed', '1'));
  const chat = page.getByRole('link', { name: 'Chat with us' });
  for (const path of ['/workvisa', '/enquiry']) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1440, 900],
    ] as const)
      await inCase(`${path} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(chat).toBeInViewport({ ratio: 1 });
        const box = await chat.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        // On a phone it is a cell of a bar, which is as wide as the screen.
        if (width < 768) {
          const bar = await page
            .locator('.dock > a')
            .evaluateAll((all) =>
              all
                .map((a) => a.getBoundingClientRect())
                .map(({ width, height, bottom }) => [width, height, bottom]),
            );
          expect(bar.reduce((sum, [wide = 0]) => sum + wide, 0)).toBe(width);
          for (const [, high, bottom] of bar) expect([high, bottom]).toEqual([64, height]);
        } else {
          const edge = await page.evaluate(() => {
            const { right } = document.querySelector('main .sheet')?.getBoundingClientRect() ?? { right: 0 };
            return (
              right -
              Number.parseFloat(
                getComputedStyle(document.querySelector('main .sheet') as Element).paddingRight,
              )
            );
          });
          expect(box?.x).toBeGreaterThanOrEqual(edge - 1);
        }
        if (path !== '/enquiry') return;
        await field(page, 'Name').focus();
        await expect(chat).toBeHidden();
        await field(page, 'Name').blur();
      });
  }
});

test('the form says which course it is about, and the receipt in its place what comes next', async ({
  page,
  api,
}) => {
  api.setMode({ kind: 'ok' });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/courseinquiry?course=catia');
    const head = page.locator('.panel .head p');
    await expect(head).toHaveText('CATIA: enquiry and syllabusThe syllabus PDF downloads at once');
    expect(
      await head
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(0);
    await fill(page, { Name: 'Asha Rao', Mobile: '0000000000', Email: 'asha@example.com' });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Enquiry submitted successfully!');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Get the CATIA syllabus here' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeInViewport();
    await expect(page.locator('.notice time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  }
  await page.goto('/courseinquiry?course=automotive1');
  await expect(page.locator('.panel .head p')).toHaveText('Enquire about Plastic Trim');
  await expect(page.getByText('No course is chosen yet.')).toBeHidden();
  await page.goto('/courseinquiry');
  await expect(page.locator('.panel .head p')).toHaveText('Enquire about a course');
  await expect(page.getByText('No course is chosen yet.')).toBeVisible();
});
