/** What a listener hears, as transcripts: where one changes, read it aloud before you take the new one over. */
import { COURSE, fill, GENERAL, send, submitButton } from '../enquiry';
import { expect, hydrated, test } from '../fixtures';
import { heard } from '../heard';

/** A transcript as it stands in this file: indented, between two line breaks. */
const told = (text: string) => text.replace(/^ {4}/gm, '').trim();

test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('dismissed', '1')));

test('a course page, from its beginning to the syllabus: nothing is said twice, no mark of the frame aloud', async ({
  page,
}) => {
  await page.goto('/catia');
  const whole = await heard(page, 'body');
  expect(whole.slice(0, whole.indexOf('\n  button, Part Design'))).toBe(
    told(`
    [link, Skip to content]
    banner
      [link, Trikona Institute, Reload this page]
      navigation, Main
        list, 6 items
          [link, Home]
          button, Courses, collapsed
          [link, About Us]
          button, International, collapsed
          [link, Study Point]
          [link, Contact]
      [link, Apply for Franchise]
    main
      navigation, Breadcrumb
        list, 3 items
          [link, Courses]
          [link, Mechanical CAD]
          CATIA
      heading 1, CATIA
      3D design of car body parts, castings and large assemblies. CATIA V5 cou…
      Level
      Beginner
      Before you start
      Reading of three-view engineering drawings; AutoCAD helps but is not req…
      Software
      CATIA V5
      Workbenches
      Sketcher, Part Design, Generative Shape Design, Assembly Design, Draftin…
      [link, Download Syllabus PDF] Three details, then the PDF downloads [lin…
      image, Flanged hub with ribs and keyway: isometric, section A-A and plan
      CATIA is a 3D design program from Dassault Systèmes, and this course goe…
      Car makers and their suppliers use CATIA for body panels, trim and seats…
      [link, SolidWorks] has the same maker and is quicker for a gearbox, a ma…
      File types
      CATPart, CATProduct, CATDrawing, STEP, IGES
      heading 2, Who it is for
      It suits students of mechanical, automobile, production and aeronautical…
      heading 2, CATIA V5 or 3DEXPERIENCE
      Two generations are in use. CATIA V5 works with files: a CATPart for a p…
      This course teaches V5. Sketches, solids, surfaces and constraints follo…
      heading 2, How a CATIA part is organised
      Each part has a tree, the list of everything in it. Solids are kept in b…
      heading 2, What you will be able to do
      list, 7 items
        Constrain a sketch fully and find open contours before they cause errors
        Model a casting as a raw body minus a machining body
        Build surfaces with sweep, fill and blend, and check their continuity
        Repair an imported STEP or IGES skin and close it into a solid
        Assemble parts with constraints and named interfaces, and check them for…
        Produce A3 and A2 drawings with sections, tolerances and a parts list
        Drive a family of parts from an Excel design table
      heading 2, Syllabus
      [link, Download Syllabus PDF]
      button, Sketcher, expanded
      list, 5 items
        Positioned sketches with a chosen origin and axis direction
        Profile, corner, trim, mirror; construction elements
        Dimensional and geometrical constraints; green when fully constrained, p…
        Sketch Analysis for open contours and stray points
        Projected 3D elements, and when to isolate them
  `),
  );
});

/** The general form while and after it is sent, up to its button. */
const FILLED = `    dialog, Enquiry
      Send us an enquiry
      button, Close
      Name
      textbox, Name, required, “Asha Rao”
      Mobile
      With the country code, such as +91 00000 00000
      textbox, Mobile, required, “+91 00000 00000”, With the country code, suc…
      Email
      Such as name@example.com
      textbox, Email, required, “asha@example.com”, Such as name@example.com
      Enquiry
      textbox, Enquiry, required, “When does CATIA begin?”
      We use these details to reply to you, by phone or email. An enquiry comm…`;

const GENERAL_HEARD = {
  empty: `
    dialog, Enquiry
      Send us an enquiry
      button, Close
      Name
      textbox, Name, required
      Mobile
      With the country code, such as +91 00000 00000
      textbox, Mobile, required, With the country code, such as +91 00000 0000…
      Email
      Such as name@example.com
      textbox, Email, required, Such as name@example.com
      Enquiry
      textbox, Enquiry, required
      We use these details to reply to you, by phone or email. An enquiry comm…
      button, Submit
      status
  `,
  errors: `
    dialog, Enquiry
      Send us an enquiry
      button, Close
      region, There is a problem, focused
        heading 2, There is a problem
        list, 4 items
          [link, Enter your name]
          [link, Enter your mobile number]
          [link, Enter your email address]
          [link, Enter your enquiry]
      Name
      Enter your name
      textbox, Name, required, invalid, Enter your name
      Mobile
      With the country code, such as +91 00000 00000
      Enter your mobile number
      textbox, Mobile, required, invalid, With the country code, such as +91 0…
      Email
      Such as name@example.com
      Enter your email address
      textbox, Email, required, invalid, Such as name@example.com Enter your e…
      Enquiry
      Enter your enquiry
      textbox, Enquiry, required, invalid, Enter your enquiry
      We use these details to reply to you, by phone or email. An enquiry comm…
      button, Submit
      status
        4 answers to correct
  `,
  sending: `
${FILLED}
      button, Sending…, unavailable, focused
      status
        Sending…
  `,
  failed: `
${FILLED}
      button, Submit, focused
      status
      alert
        Failed to submit inquiry. Please try again.
      What you typed is still here. You can also reach us here:
      list, 3 items
        Pune [link, +91 00000 00000] [link, pune@example.com]
        Dubai [link, +971 00 000 0000] [link, dubai@example.com]
        [link, Send a chat message]
  `,
  sent: `
    alert
      Enquiry submitted successfully!
    button, Dismiss
    Received …
    heading 2, What happens next
    list, 3 items
      1 We reply by phone or email, to asha@example.com or +91 00000 00000. If…
      2 Until then, note what you want to ask us: the fee, the next batch, the…
      3 For an answer at once, call Pune: [link, +91 00000 00000]
    button, Open the form again
  `,
};

/** The course form while and after it is sent, up to its button. */
const COURSE_FILLED = `    dialog, Course enquiry
      CATIA: enquiry and syllabus
      The syllabus PDF downloads at once
      button, Close
      Name
      textbox, Name, required, “Asha Rao”
      Mobile
      10 digits, without spaces or country code
      textbox, Mobile, required, “0000000000”, 10 digits, without spaces or co…
      Email
      Such as name@example.com
      textbox, Email, required, “asha@example.com”, Such as name@example.com
      Course name
      textbox, Course name, read-only, “CATIA”
      We use these details to reply to you, by phone or email. An enquiry comm…`;

const COURSE_HEARD = {
  empty: `
    dialog, Course enquiry
      CATIA: enquiry and syllabus
      The syllabus PDF downloads at once
      button, Close
      Name
      textbox, Name, required
      Mobile
      10 digits, without spaces or country code
      textbox, Mobile, required, 10 digits, without spaces or country code
      Email
      Such as name@example.com
      textbox, Email, required, Such as name@example.com
      Course name
      textbox, Course name, read-only, “CATIA”
      We use these details to reply to you, by phone or email. An enquiry comm…
      button, Submit
      status
  `,
  errors: `
    dialog, Course enquiry
      CATIA: enquiry and syllabus
      The syllabus PDF downloads at once
      button, Close
      region, There is a problem, focused
        heading 2, There is a problem
        list, 3 items
          [link, Enter your name]
          [link, Enter your mobile number]
          [link, Enter your email address]
      Name
      Enter your name
      textbox, Name, required, invalid, Enter your name
      Mobile
      10 digits, without spaces or country code
      Enter your mobile number
      textbox, Mobile, required, invalid, 10 digits, without spaces or country…
      Email
      Such as name@example.com
      Enter your email address
      textbox, Email, required, invalid, Such as name@example.com Enter your e…
      Course name
      textbox, Course name, read-only, “CATIA”
      We use these details to reply to you, by phone or email. An enquiry comm…
      button, Submit
      status
        3 answers to correct
  `,
  sending: `
${COURSE_FILLED}
      button, Sending…, unavailable, focused
      status
        Sending…
  `,
  failed: `
${COURSE_FILLED}
      button, Submit, focused
      status
      alert
        Failed to submit inquiry. Please try again.
      What you typed is still here. You can also reach us here:
      list, 3 items
        Pune [link, +91 00000 00000] [link, pune@example.com]
        Dubai [link, +971 00 000 0000] [link, dubai@example.com]
        [link, Send a chat message]
  `,
  sent: `
    alert
      Enquiry submitted successfully!
    button, Dismiss
    Received …
    [link, Download did not start? Get the CATIA syllabus here]
    heading 2, What happens next
    list, 3 items
      1 We reply by phone or email, to asha@example.com or 0000000000. If that…
      2 Until then, note what you want to ask us: the fee, the next batch, the…
      3 For an answer at once, call Pune: [link, +91 00000 00000]
    button, Open the form again
  `,
};

for (const [form, transcripts] of [
  [GENERAL, GENERAL_HEARD],
  [COURSE, COURSE_HEARD],
] as const)
  test(`${form.name} in every state`, async ({ page, api }) => {
    // The browser's tree of what is heard follows the page a moment later.
    const expectHeard = (words: string) =>
      expect
        .poll(async () => (await heard(page, '[data-island]')).replace(/Received .*/, 'Received …'))
        .toBe(told(words));
    await page.goto(form.path);
    await expectHeard(transcripts.empty);
    await submitButton(page).click();
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    await expectHeard(transcripts.errors);
    api.setMode({ kind: 'hang' });
    await fill(page, form.typed);
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await expectHeard(transcripts.sending);
    api.reset();
    api.setMode({ kind: 'status', status: 500 });
    await send(page, form);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectHeard(transcripts.failed);
    api.setMode({ kind: 'ok' });
    await send(page, form);
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expectHeard(transcripts.sent);
  });

test('the menu of a phone, one of its groups unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catia');
  await page.getByRole('button', { name: 'Menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Courses', { exact: true }).first().click();
  await nav.getByText('IT Courses', { exact: true }).click();
  expect(await heard(page, 'header')).toBe(
    told(`
    banner
      [link, Trikona Institute, Reload this page]
      button, Menu, expanded
      navigation, Main
        button, Close
        list, 6 items
          [link, Home]
          button, Courses, expanded
          [link, All 35 courses]
          button, Mechanical CAD, collapsed
          button, Automotive Domain Courses, collapsed
          button, CIVIL CAD, collapsed
          button, IT Courses, expanded, focused
          list, IT Courses, 4 items
            [link, C & C++]
            [link, Advanced Java]
            [link, Python]
            [link, Front End]
          button, Diploma In Accounting, collapsed
          button, Diploma in Graphic Designing, collapsed
          button, Master Courses, collapsed
          [link, About Us]
          button, International, collapsed
          [link, Study Point]
          [link, Contact]
        [link, Call Pune] [link, Chat] [link, Enquire]
      [link, Apply for Franchise]
  `),
  );
});

test('a carousel: its controls, and the slide that is shown alone', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Highlights' });
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect(hydrated(region)).toHaveCount(1);
  await expect(region.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
    'aria-label',
    '2 of 6',
  );
  expect(await heard(page, '.carousel')).toBe(
    told(`
    carousel, Highlights
      button, Pause
      button, Previous slide
      button, Next slide, focused
      button, Slide 1
      button, Slide 2
      button, Slide 3
      button, Slide 4
      button, Slide 5
      button, Slide 6
      slide, 2 of 6
        image, Studio render of a car body side held in a fixture, one clamp in…
        heading 2, Design fixtures for car bodies
        BIW fixture design: 4 months, about 5 hours a day.
        [link, Start Learning]
  `),
  );
});

test('courses of a group side by side, and as a list', async ({ page }) => {
  await page.goto('/course');
  await page.getByText('Compare Foreign Language').click();
  expect(await heard(page, '#foreign-language')).toBe(
    told(`
    heading 2, Foreign Language
    2 courses
    button, Compare Foreign Language, expanded, focused
    region, Comparison of Foreign Language
      table
         | [link, German A1] | [link, Japanese Language]
        Level | Beginner | Beginner
        Before you start | No German; you should read and write English letters…
    list, 2 items
      [link, German A1]
      Simple talk for shopping, travel and work, and short emails. German A1 c…
      Level: Beginner Before you start: No German; you should read and write E…
      [link, Japanese Language]
      Polite everyday talk, reading and writing, from zero. Japanese course in…
      Level: Beginner Before you start: No Japanese; time for a little writing…
  `),
  );
});

test('questions: on a phone buttons that open their answers, on a desk headings with their answers under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catia');
  expect(await heard(page, '#questions')).toBe(
    told(`
    heading 2, Questions
    button, Which release of CATIA is taught?, expanded
    CATIA V5. There are many releases of V5, and a file saved in a newer one…
    button, Is CATIA V5 outdated now that 3DEXPERIENCE exists?, collapsed
    button, Must I know AutoCAD before CATIA?, collapsed
    button, Should I choose CATIA or NX for automotive work?, collapsed
    button, Can I practise CATIA on my own laptop?, collapsed
    button, Do you find me a job after the CATIA course?, collapsed
  `),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const desk = (await heard(page, '#questions')).split('\n');
  expect(desk.filter((line) => line.startsWith('heading 3, '))).toHaveLength(6);
  expect(desk.filter((line) => line.includes('button'))).toEqual([]);
  expect(desk).toHaveLength(1 + 2 * 6);
});

test('a chain: each step with its name, its time and what happens in it', async ({ page }) => {
  await page.goto('/workvisa');
  expect(await heard(page, '#steps')).toBe(
    told(`
    heading 2, Steps
    list, 7 items
      1
      heading 3, Offer
      The employer issues the official offer letter. Before you sign, read the…
      2
      heading 3, Work permit
      5–7 working days
      The employer applies with the signed offer and your papers. Allow 5–7 wo…
      3
      heading 3, Entry permit
      Valid 2 months
      It is issued electronically and is valid for 2 months. You must enter wi…
      4
      heading 3, Arrival or change of status
      From India you enter on the permit. If you are already in the UAE, your…
      5
      heading 3, Medical test
      A blood test and a chest X-ray at an approved centre.
      6
      heading 3, Emirates ID
      Fingerprints and a photograph are taken, and the card is ordered.
      7
      heading 3, Contract and residence
      The contract is registered, health insurance is arranged and the residen…
    Full process: 2–4 weeks
  `),
  );
});
