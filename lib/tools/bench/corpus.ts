import fs from 'node:fs';
import path from 'node:path';

const WORDS =
  'design drawing modelling assembly surface sheet metal simulation analysis constraint dimension project tool layout drafting practical software workflow parametric sketch engineer mesh load structure report template library detail section plan elevation rendering material export standard documentation course batch portfolio'.split(
    ' ',
  );
const GROUPS = [
  'Mechanical CAD',
  'CIVIL CAD',
  'IT Courses',
  'Diploma In Accounting',
  'Diploma in Graphic Designing',
  'Master Courses',
];

/** A course of about 5 KB, unlike every other. */
function course(i: number): string {
  // A generator with a seed (Numerical Recipes' LCG): the same corpus on every machine.
  let state = Math.imul(i + 1, 0x9e3779b1);
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const phrase = (from: number, to: number) =>
    Array.from({ length: between(from, to) }, () => pick(WORDS)).join(' ');
  const sentence = () => {
    const s = phrase(9, 18);
    return `${s.charAt(0).toUpperCase()}${s.slice(1)}.`;
  };
  const paragraph = (n: number) => Array.from({ length: n }, sentence).join(' ');
  const modules = Array.from({ length: between(6, 8) }, (_, m) => {
    const items = Array.from({ length: between(4, 6) }, () => `- ${phrase(5, 10)}`).join('\n');
    return `### Part ${m + 1}: ${phrase(2, 4)}\n\n${paragraph(1)}\n\n${items}`;
  });
  const title = `Generated ${i} ${phrase(1, 2)}`;
  const sections = [
    paragraph(3),
    paragraph(4),
    '## Who it is for',
    paragraph(3),
    '## Syllabus',
    ...modules,
    '## What you will make',
    paragraph(3),
  ];
  return `---\ntitle: ${title}\ndescription: Course ${i} of the corpus, about ${phrase(8, 10)}.\ngroup: ${pick(GROUPS)}\norder: ${1000 + i}\n---\n\n${sections.join('\n\n')}\n`;
}

/**
 * Makes a content folder: the site's own, and so many generated courses beside it.
 * @param from the site's content
 * @param to folder to make; an old one is taken away
 */
export function makeCorpus(from: string, to: string, courses: number) {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, filter: (file) => !/artwork/.test(file) });
  for (let i = 0; i < courses; i++)
    fs.writeFileSync(path.join(to, 'courses', `generated-${i}.md`), course(i));
}
