import {
  COURSE,
  dialogOf,
  expectRefused,
  expectSent,
  field,
  GENERAL,
  lastBody,
  posts,
  send,
  submitButton,
} from '../enquiry';
import { expect, test } from '../fixtures';

const UNICODE =
  'आशा राव · عائشة · 李 · ﷺ · 👩🏽‍🔧 · \u202eabc\u202c · Ünïcødé "quotes" <b>\\ \ud800 .\nsecond line';

test('60 KB of Unicode arrive whole and as they were typed, in both calls', async ({ page, api }) => {
  const typed = { ...GENERAL.typed, Name: 'आशा राव', Enquiry: UNICODE + ' When? कब?'.repeat(5000) };
  await send(page, { ...GENERAL, typed });
  await expectSent(page, GENERAL);
  const bodies = api.received().filter((r) => r.method === 'POST');
  expect(bodies.map((r) => r.path)).toEqual(GENERAL.calls);
  for (const { body, raw } of bodies) {
    expect(raw.length).toBeGreaterThan(50_000);
    // Half a surrogate pair is no character: it arrives as the sign for that.
    expect(body).toEqual({
      ...GENERAL.body,
      name: typed.Name,
      enquiry: typed.Enquiry.replace('\ud800', '\ufffd'),
    });
  }
});

test('spaces alone are refused, each field in its words', async ({ page, api }) => {
  await send(page, { ...GENERAL, typed: { Name: '   ', Mobile: '\t', Email: '  ', Enquiry: '\n \u200b' } });
  await expectRefused(page, {
    Name: 'Enter your name',
    Mobile: 'Enter your mobile number',
    Email: 'Enter your email address',
    Enquiry: 'Enter your enquiry',
  });
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 answers to correct');
  expect(posts(api)).toEqual([]);

  // Fixing one takes its message away and leaves the focus where it is.
  await field(page, 'Mobile').fill('+91 00000 00000');
  await expect(field(page, 'Mobile')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Mobile')).toBeFocused();
  // The summary stays until the next submit: a list that shrinks would move the form under the one who types.
  await expect(page.getByRole('region', { name: 'There is a problem' }).getByRole('link')).toHaveCount(4);
});

// What else is refused: lib/enquiry/fields.test.ts.
for (const [form, label, typed, problem] of [
  [COURSE, 'Mobile', '+91 00000 00000', 'Enter a mobile number of exactly 10 digits, such as 0000000000'],
  [
    GENERAL,
    'Email',
    'asha at example',
    'Enter an email address in the correct format, such as name@example.com',
  ],
] as const)
  test(`${form.name}: ${label} “${typed}” is refused with an example, and left as it stands`, async ({
    page,
    api,
  }) => {
    await send(page, { ...form, typed: { ...form.typed, [label]: typed } });
    await expectRefused(page, { [label]: problem });
    // The hint stays beside it.
    if (form === COURSE)
      await expect(field(page, label)).toHaveAccessibleDescription(/10 digits.*exactly 10 digits/);
    await expect(field(page, label)).toHaveValue(typed);
    expect(posts(api)).toEqual([]);
  });

test('the keyboard alone: from the first field to the words of success', async ({ page, api }) => {
  await page.goto(GENERAL.path);
  await field(page, 'Name').focus();
  for (const text of Object.values(GENERAL.body)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectSent(page, GENERAL);
  expect(lastBody(api)).toEqual(GENERAL.body);
});
