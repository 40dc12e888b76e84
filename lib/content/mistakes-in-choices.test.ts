/** Mistakes in what a visitor would like to make, and what the editor reads, word for word. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { contentCopy, testMistakes } from './testing';

const FILE = 'pages/course.md';
const text = fs.readFileSync(`e2e/content-full/${FILE}`, 'utf8');
const copy = contentCopy();
const COURSE = 'Expected the file name of a course without .md.';
const OWN = 'picture: pieces/hub.webp\n    alt: A grey disc with a red bore in its middle';

testMistakes(
  copy,
  {
    'title: A bracket': {
      'title: a Machine part':
        "11:5  error  choices[2].title: 'a Machine part' has the address of choices[1]. Expected a name of its own. Say what is different.",
    },
    'from: automotive1': {
      'from: automotiv1': `20:5  error  choices[3].from: 'automotiv1' is not a course. ${COURSE} Did you mean 'automotive1'?`,
      'from: tvisa': `20:5  error  choices[3].from: 'tvisa' is not a course. ${COURSE}`,
      [`from: automotive1\n    ${OWN}`]:
        '20:5  error  choices[3].from: there is a picture of its own too. Expected one of the two. Delete one of the lines.',
      'from: automotive1\n    alt: A cover of plastic with two ribs':
        "21:5  error  choices[3].alt: there is no picture of its own. Expected a picture, or 'from' alone. Delete the line 'alt': the course's picture has its words.",
    },
    'course: solidworks': {
      'course: solidwork': `15:9  error  choices[2].courses[1].course: 'solidwork' is not a course. ${COURSE} Did you mean 'solidworks'?`,
      'course: catia':
        "17:9  error  choices[2].courses[2].course: 'catia' stands there already. Expected each course once. Delete one of the two.",
    },
    [`    ${OWN}\n`]: {
      '': '11:5  error  choices[2].from: is missing, and so is picture. Expected a course whose picture stands here. Add, for example: from: solidworks',
    },
    [OWN]: {
      'picture: pieces/hub.webp':
        '11:5  error  choices[2].alt: is missing. Expected what is seen, for those who cannot see it. Add, for example: alt: A press tool cut open, its punch above a strip',
    },
    'pieces/hub.webp': {
      'pieces/hob.webp':
        "12:5  error  choices[2].picture: 'pieces/hob.webp' is not in content/images. Expected the path of a picture below that folder. Did you mean 'pieces/hub.webp'?",
    },
  },
  FILE,
  text,
);

test('fewer than eight choices', async () => {
  const few = text.replace(/ {2}- title: A film[\s\S]*?(?=---)/, '');
  expect(await copy().after({ [FILE]: few })).toEqual([
    `content/${FILE}:5:1  error  choices: 7 items. Expected a list of 8 to 12, each with title and courses (and, if you like, from, picture and alt). Write 1 more.`,
  ]);
});
