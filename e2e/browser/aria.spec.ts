/** Roles, names and order as assistive technology gets them. Where one changes, read the page aloud first. */
import { COURSE, field, fill, GENERAL, send, submitButton } from '../enquiry';
import { expect, test } from '../fixtures';

test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('dismissed', '1')));

test('a course page: landmarks, facts, sections', async ({ page }) => {
  await page.goto('/catia');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - /children: equal
    - link "Skip to content"
    - banner:
      - link "Trikona Institute"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
    - main:
      - navigation "Breadcrumb":
        - list:
          - /children: equal
          - listitem:
            - link "Courses"
          - listitem:
            - link "Mechanical CAD"
          - listitem: CATIA
      - heading "CATIA" [level=1]
      - term: Duration
      - definition: 4 months, 10 hours a week
      - link "Download Syllabus PDF"
      - 'img "Flanged hub with ribs and keyway: isometric, section A-A and plan"'
      - heading "Syllabus" [level=2]
      - group:
        - heading "Sketcher" [level=3]
        - list:
          - listitem: Profiles and constraints
          - listitem: Reference elements
      - heading "Questions" [level=2]
      - heading "How to enquire" [level=2]
      - list:
        - listitem:
          - text: Pune
          - 'link "Call Pune about CATIA: +91 00000 00000"'
      - heading "Related courses" [level=2]
      - heading "Sources" [level=2]
    - contentinfo:
      - heading "Pune" [level=2]
      - navigation "Footer"
      - list "Social links"
    - complementary "Chat":
      - link "Chat with us"
  `);
});

const STATES = {
  [GENERAL.name]: {
    empty: `
      - dialog "Enquiry":
        - /children: equal
        - paragraph: Send us an enquiry
        - button "Close"
        - text: Name
        - textbox "Name"
        - text: Mobile
        - paragraph: 10 digits; from abroad with the country code
        - textbox "Mobile"
        - text: Email
        - paragraph: Such as name@example.com
        - textbox "Email"
        - text: Enquiry
        - textbox "Enquiry"
        - button "Submit"
        - status
        - paragraph:
          - link "Privacy"
    `,
    errors: `
      - dialog "Enquiry":
        - region "There is a problem":
          - heading "There is a problem" [level=2]
          - list:
            - /children: equal
            - listitem:
              - link "Enter your name"
            - listitem:
              - link "Enter your mobile number"
            - listitem:
              - link "Enter your email address"
            - listitem:
              - link "Enter your enquiry"
        - textbox "Name" [invalid]
        - textbox "Mobile" [invalid]
        - textbox "Email" [invalid]
        - textbox "Enquiry" [invalid]
        - status: 4 answers to correct
    `,
    sent: `
      - /children: equal
      - alert: Enquiry submitted successfully!
      - button "Dismiss"
      - paragraph: /Received/
      - heading "What happens next" [level=2]
      - list
      - button "Open the form again"
    `,
  },
  [COURSE.name]: {
    empty: `
      - dialog "Course enquiry":
        - /children: equal
        - paragraph: "CATIA: enquiry and syllabus The syllabus PDF downloads at once"
        - button "Close"
        - text: Name
        - textbox "Name"
        - text: Mobile
        - paragraph: 10 digits, without spaces or country code
        - textbox "Mobile"
        - text: Email
        - paragraph: Such as name@example.com
        - textbox "Email"
        - text: Course name
        - textbox "Course name": CATIA
        - button "Submit"
        - status
        - paragraph:
          - link "Privacy"
    `,
    errors: `
      - dialog "Course enquiry":
        - region "There is a problem"
        - textbox "Mobile" [invalid]
        - status: 3 answers to correct
    `,
    sent: `
      - alert: Enquiry submitted successfully!
      - paragraph:
        - link "Download did not start? Get the CATIA syllabus here"
      - heading "What happens next" [level=2]
    `,
  },
};
const SENDING = `
  - dialog:
    - textbox "Name": Asha Rao
    - button "Sending…" [disabled]
    - status: Sending…
`;
const FAILED = `
  - dialog:
    - textbox "Name": Asha Rao
    - button "Submit"
    - alert: Failed to submit inquiry. Please try again.
    - list:
      - listitem:
        - link "+91 00000 00000"
        - link "pune@example.com"
      - listitem:
        - link "Send a chat message"
`;

for (const form of [GENERAL, COURSE])
  test(`${form.name} in every state`, async ({ page, api }) => {
    const island = page.locator('[data-island]');
    const { empty = '', errors = '', sent = '' } = STATES[form.name] ?? {};
    await page.goto(form.path);
    await expect(island).toMatchAriaSnapshot(empty);
    for (const label of Object.keys(form.typed)) await expect(field(page, label)).toHaveAttribute('required');
    await submitButton(page).click();
    await expect(island).toMatchAriaSnapshot(errors);
    api.setMode({ kind: 'hang' });
    await fill(page, form.typed);
    await submitButton(page).click();
    await expect(island).toMatchAriaSnapshot(SENDING);
    api.reset();
    api.setMode({ kind: 'status', status: 500 });
    await send(page, form);
    await expect(island).toMatchAriaSnapshot(FAILED);
    api.reset();
    await send(page, form);
    await expect(island).toMatchAriaSnapshot(sent);
  });

test('the menu of a phone, one of its groups unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catia');
  await page.getByRole('button', { name: 'Menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Courses', { exact: true }).first().click();
  await nav.getByText('IT Courses', { exact: true }).click();
  await expect(nav).toMatchAriaSnapshot(`
    - navigation "Main":
      - button "Close"
      - list:
        - /children: equal
        - listitem:
          - link "Home"
        - listitem:
          - group:
            - text: Courses
            - link "All 10 courses"
            - group: Mechanical CAD
            - group:
              - text: IT Courses
              - list "IT Courses":
                - listitem:
                  - link "Python for Engineers"
            - group: Master Courses
        - listitem:
          - link "About Us"
        - listitem:
          - group: International
        - listitem:
          - group: Institute
        - listitem:
          - link "Study Point"
        - listitem:
          - link "Contact"
      - paragraph:
        - link "Call Pune"
        - link "Chat"
        - link "Enquire"
  `);
});
