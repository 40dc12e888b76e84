/** Mistakes in a course that no single field shows: each once, with the message that the editor reads. */
import { expect, test } from '@playwright/test';
import { annotated, contentCopy, EXPECTED, SAMPLE } from '../testing';

const { messagesAfter } = contentCopy();

const FILE = 'courses/sample.md';
const DESCRIPTION = /^description: .*/m.exec(SAMPLE)?.[0] ?? '';
const [FIELDS = ''] = SAMPLE.split('\n---', 1);
const GROUPS =
  'is not a group. Expected one of: Mechanical CAD, IT Courses, Master Courses, Dubai Visa, IELTS, Careers.';
const HEADING = 'Expected a heading of that page in small letters and hyphens.';

const COURSES = {
  'a title and facts that stand twice': `---
title: CATIA
» 1 error title: 'CATIA' is taken by content/courses/catia.md. Expected one of its own. Say what is different.
${DESCRIPTION.replace('sample', 'CATIA')}
group: Mechanical CAD
facts:
  - label: Hours
» 5 warning facts[1].label: 'Hours' stands twice on the page. Expected each fact once. Delete the one under facts, or its field.
    value: One
  - label: hours
» 5 warning facts[2].label: 'hours' stands twice on the page. Expected each fact once. Delete the one under facts, or its field.
    value: Two
---
`,
  'a PDF of the same name': `---
title: C and CPP
» 1 error title: '/syllabus/Trikona-C-and-CPP-Syllabus.pdf' is taken by content/courses/cpp.md. Expected one of its own. The title names the PDF: change it by more than signs.
${DESCRIPTION.replace('sample', 'CPP')}
group: IT Courses
---

## Syllabus

### First module

- A line
`,
  'names that are taken, or that exist nowhere': `---
title: Sample
${DESCRIPTION}
group: Mechanical
» 1 error group: 'Mechanical' ${GROUPS} Did you mean 'Mechanical CAD'?
aliases: [CATIA]
» 11 error aliases[1]: '/CATIA' is taken by content/courses/catia.md. Expected one of its own. Take the alias out.
branches: [akurd]
» 12 error branches[1]: 'akurd' is not a branch. Expected one of: akurdi, dubai, nashik. Did you mean 'akurdi'?
drawing: defalt
» 1 error drawing: 'defalt' is not a drawing in public/drawings. Expected lower-case letters, digits and single hyphens. Did you mean 'default'?
syllabusPdf: sample.pdf
» 1 error syllabusPdf: 'sample.pdf' is not in content/syllabus. ${EXPECTED.pdf} Put the file there, or leave the field out.
related: [sample]
» 11 error related[1]: 'sample' is not another course or service. ${EXPECTED.page}
---
`,
  'a group that resembles none': `---
title: Sample
${DESCRIPTION}
group: Cookery
» 1 error group: 'Cookery' ${GROUPS} A new group is added to content/site.md first.
---
`,
  'days that have passed': `${FIELDS}
batches:
  - start: 2020-01-06
» 5 warning batches[1].start: 2020-01-06 has passed: the build leaves the batch out. Expected a day to come. Write the next one, or delete the batch.
    days: Monday
    from: "18:00"
    to: "20:00"
    branch: akurdi
---
`,
  'wording and length': `---
title: Welding
searchTitle: ${'Sample '.repeat(8)}
» 1 warning searchTitle: 55 characters, and 20 of ' | Trikona Institute', which is added. Expected at most 70 together, which search results show. Take out 5.
description: A sample course in Pune, described in a sentence that is too short.
» 1 warning description: 67 characters. Expected 110 to 155. Say what it is, in which town, for whom, and what one learns.
group: Mechanical CAD
facts:
  - label: Hours
    value: In the the evening
» 5 warning facts[1].value: 'the the'. Expected the word once. Delete one of the two.
---

${'A line. '.repeat(1250)}
» 1 warning text: 10481 characters with its fields. Expected at most 9800, so that the page opens at once on a slow phone. Shorten it, or move a part to a page of its own and link that.

- Of a todo list: TODO
» 3 warning text: 'TODO', which every visitor would read. Expected finished text. Write what belongs here.
- A guaranteed job
» 3 warning text: 'guaranteed job'. Expected no word on who gets a job. The page says by itself that no course guarantees one.
`,
  'pictures and projects': `${FIELDS}
projects:
  - title: A plate with holes
    made: CATIA part
    module: First modul
» 5 error projects[1].module: 'First modul' is not a module of the syllabus. Expected one of: First module. Did you mean 'First module'?
    picture: pieces/housin.svg
» 5 error projects[1].picture: 'pieces/housin.svg' is not in content/images. ${EXPECTED.picture} Did you mean 'pieces/housing.svg'?
    alt: A box with a round bore
  - title: A second plate
    made: CATIA part
    module: First module
    picture: housing.svg
» 5 error projects[2].picture: 'housing.svg' is not in content/images. ${EXPECTED.picture} Write 'pieces/housing.svg'.
    alt: A box with a round bore
  - title: A third plate
    made: CATIA part
    module: First module
    picture: pieces/shaft.svg
» 5 warning projects[3].picture: 'pieces/shaft.svg' has 800 × 400. Expected 4:3. Change 'show', or make the picture anew: it stands with empty edges.
    alt: A box with a round bore
---

## Syllabus

### First module

- A line

![](room.jpg)
» 1 error picture: '' for 'room.jpg'. Expected what the picture shows, for those who cannot see it. Write: ![A hub with a keyed bore](room.jpg)

![A secret file](../site.md)
» 1 error picture: '../site.md' is not in content/images. ${EXPECTED.photo} Put the file there, with exactly this name.

## What you will make

- A plate
» 1 warning list: a list under 'What you will make', which the page leaves out. Expected each project once, in projects. Delete the list.
`,
  'HTML, headings and sections': `${FIELDS}
---

<script>alert(1)</script> The first paragraph.
» 1 error HTML: '<script>alert(1)</script> The first paragraph.'. Expected Markdown. Write it as Markdown. If < is meant as a sign, type \\<.

<!-- ask Ravi -->
» 1 error HTML: '<!-- ask Ravi -->'. Expected Markdown. Notes to yourself go between the --- lines, after a '#'.

# Sample
» 1 error heading: '# Sample'. Expected sections that start with '##'. The page's one large heading is its title. Write ## here.

## Tools

Text.

## tools
» 1 warning heading: 'tools' stands on line 18 as well. Expected headings that differ. Join the two sections, or say what is different.

### Part

##### Part
» 1 error heading: '##### Part' after '###'. Expected '####'. Headings go down one step at a time.

Text.

###
» 1 error heading: '###' without words. Expected the words of the heading. Write them, or delete the line.

| Kind | |
» 8 error table: a column without a heading. Expected words above each column. Write what stands in it.
| - | - |
| One | Two |

## Empty
» 1 error heading: 'Empty' has nothing under it. Expected text, or a heading of the next rank. Write the section, or delete its heading.

## Syllabus
» 1 error syllabus: no modules. Expected a '### Name' for each module under '## Syllabus'. Write, for example: ### Sketcher

Text.
`,
  links: `${FIELDS}
---

[a](java&#10;script:alert(1))
» 1 error link: 'java script:alert(1)'. Expected a page, a web address, mailto: or tel:. A link may not start with 'javascript:'.

[a](/\\\\evil.example)
» 1 error link: '/\\evil.example'. Expected one / for a page of this site, https:// for another. Write https:/\\evil.example or /evil.example

[a](/../../etc/passwd)
» 1 error link: '/../../etc/passwd' is not a page. ${EXPECTED.path}

[a](/cata)
» 1 error link: '/cata' is not a page. ${EXPECTED.path} Did you mean '/catia'?

[a](../pages/aboutus.md)
» 1 error link: '../pages/aboutus.md' is not a page. ${EXPECTED.path} Write /Aboutus

[a](/catia#sketch)
» 1 error link: '#sketch' is not on /catia. ${HEADING} Did you mean 'sketcher'?

[a](/courseinquiry?course=cata)
» 1 error link: 'cata' in '/courseinquiry?course=cata' is not a course. Expected the file name of a course without .md. Did you mean 'catia'?

[a](http://example.com/x)
» 1 warning link: 'http://example.com/x'. Expected https://. Try whether https://example.com/x opens, and link that.

[a](https://www.example.com/catia)
» 1 warning link: 'https://www.example.com/catia'. Expected a path for a page of this site. Write /catia

[](/catia)
» 1 error link: a link to '/catia' without words. Expected words to click on. Write: [words](/catia)

[a](/catia#questions) [b](/course#compare-mechanical-cad) [c](#tools)

## Tools

Text.
`,
};

for (const [what, source] of Object.entries(COURSES))
  test(`messages on a course: ${what}`, async () => {
    const { text, messages } = annotated(source);
    expect(await messagesAfter({ [FILE]: text }, FILE)).toEqual(messages);
  });
