/** Roles, names and order as assistive technology gets them. Where one changes, read the page aloud first. */
import { dismissPopup, expect, test } from '../support/fixtures';

test.beforeEach(({ page }) => dismissPopup(page));

test('a course page exposes landmarks, facts and sections in reading order', async ({ page }) => {
  await page.goto('/catia');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Trikona Institute"
      - navigation "Main":
        - list
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Courses"
          - listitem: CATIA
      - heading "CATIA" [level=1]
      - term: Duration
      - definition: 4 months, 10 hours a week
      - link "Download Syllabus PDF"
      - 'img "Compass, set square and an equilateral triangle constructed on a drawing board"'
      - heading "Syllabus" [level=2]
      - group:
        - heading "Sketcher" [level=3]
        - list:
          - listitem: Profiles and constraints
      - heading "Questions" [level=2]
      - heading "How to enquire" [level=2]
      - heading "Related courses" [level=2]
    - contentinfo:
      - heading "Pune" [level=2]
      - navigation "Footer"
    - complementary "Chat":
      - link "Chat with us"
  `);
});
