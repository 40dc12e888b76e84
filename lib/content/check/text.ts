import { show } from '../diagnostic';
import { MAX_DEPTH, type Outline, TOO_DEEP } from '../outline';
import type { Detail, Reporter } from '../reporter';
import { isSection } from '../sections';
import type { Entry } from '../types';

/** Headings, sections, raw HTML and nesting of one text. */
export function checkStructure(entry: Entry, outline: Outline, report: Reporter) {
  for (const { value, ...place } of outline.html) {
    if (value.startsWith('</')) continue;
    const isNote = value.startsWith('<!--');
    const fix = isNote
      ? "Notes to yourself go between the --- lines, after a '#'."
      : 'Write it as Markdown. If < is meant as a sign, type \\<.';
    report.text(place, 'HTML', 'error', show(value), 'Markdown', fix);
  }
  if (outline.depth > MAX_DEPTH) report.text(outline.deepest, ...TOO_DEEP);
  let above = 1;
  const seen = new Map<string, number>();
  for (const heading of outline.headings) {
    const { depth, text, line, empty } = heading;
    const say = (...words: Detail) => report.text(heading, 'heading', ...words);
    const marks = '#'.repeat(depth);
    if (text.trim() === '')
      say(
        'error',
        `'${marks}' without words`,
        'the words of the heading after it',
        'Write them, or delete the line.',
      );
    else if (depth === 1)
      say(
        'error',
        `'# ${text}'`,
        "sections that start with '##'",
        "The page's one large heading is its title. Write ## here.",
      );
    else if (depth > above + 1)
      say(
        'error',
        `'${marks} ${text}' after '${'#'.repeat(above)}'`,
        `'${'#'.repeat(above + 1)}'`,
        'Headings go down one step at a time.',
      );
    else if (
      empty &&
      !(entry.kind === 'course' && entry.data.projects.length > 0 && isSection(text, 'projects'))
    )
      say(
        'error',
        `'${text}' has nothing under it`,
        'text, or a heading of the next rank',
        'Write the section, or delete its heading.',
      );
    if (depth > 1) above = depth;
    if (depth !== 2) continue;
    const key = text.trim().toLowerCase();
    const first = seen.get(key);
    if (key && first !== undefined)
      say(
        'warning',
        `'${text}' stands on line ${first + entry.offset} as well`,
        'headings that differ',
        'Join the two sections, or say what is different.',
      );
    seen.set(key, first ?? line);
  }
  if (entry.kind === 'course') checkSyllabus(outline.headings, report);
}

function checkSyllabus(headings: Outline['headings'], report: Reporter) {
  const index = headings.findIndex((h) => h.depth === 2 && isSection(h.text, 'syllabus'));
  const syllabus = headings[index];
  const next = headings[index + 1];
  if (!syllabus || (next && next.depth > 2)) return;
  report.text(
    syllabus,
    'syllabus',
    'error',
    'no modules',
    "a '### Name' for each module under '## Syllabus'",
    'Write, for example: ### Sketcher',
  );
}
