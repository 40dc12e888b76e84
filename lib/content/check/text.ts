import { MAX_DEPTH, type Outline, TOO_DEEP } from '../outline';
import { type Problem, show } from '../problem';
import { isSection } from '../sections';
import type { Entry } from '../types';

export type Report = (problem: Omit<Problem, 'file'>) => void;

/** Headings, sections, raw HTML and nesting of one text. */
export function checkStructure(entry: Entry, outline: Outline, report: Report) {
  const { headings } = outline;
  for (const { value, line, column } of outline.html) {
    if (value.startsWith('</')) continue;
    report({
      level: 'error',
      line,
      column,
      field: 'HTML',
      found: show(value),
      expected: 'Markdown',
      fix: value.startsWith('<!--') ? "Notes to yourself go between the --- lines, after a '#'." : 'Write it as Markdown. If < is meant as a sign, type \\<.',
    });
  }
  if (outline.depth > MAX_DEPTH) report({ level: 'error', ...outline.deepest, ...TOO_DEEP });
  let above = 1;
  const seen = new Map<string, number>();
  for (const { depth, text, line, column, empty } of headings) {
    const say = (level: Problem['level'], found: string, expected: string, fix: string) =>
      report({ level, line, column, field: 'heading', found, expected, fix });
    const marks = '#'.repeat(depth);
    if (text.trim() === '') say('error', `'${marks}' without words`, 'the words of the heading after it', 'Write them, or delete the line.');
    else if (depth === 1) say('error', `'# ${text}'`, "sections that start with '##'", "The page's one large heading is its title. Write ## here.");
    else if (depth > above + 1)
      say('error', `'${marks} ${text}' after '${'#'.repeat(above)}'`, `'${'#'.repeat(above + 1)}'`, 'Headings go down one step at a time.');
    else if (empty) say('error', `'${text}' has nothing under it`, 'text, or a heading of the next rank', 'Write the section, or delete its heading.');
    above = depth === 1 ? above : depth;
    const key = `${text.trim().toLowerCase()}`;
    const first = seen.get(key);
    if (key && depth === 2 && first !== undefined)
      say('warning', `'${text}' stands on line ${first + entry.offset} as well`, 'headings that differ', 'Join the two sections, or say what is different.');
    if (depth === 2) seen.set(key, first ?? line);
  }
  if (entry.kind === 'course') checkSyllabus(headings, report);
}

function checkSyllabus(headings: Outline['headings'], report: Report) {
  const index = headings.findIndex((h) => h.depth === 2 && isSection(h.text, 'syllabus'));
  const syllabus = headings[index];
  if (!syllabus) return;
  const next = headings.slice(index + 1).findIndex((h) => h.depth <= 2);
  const own = headings.slice(index + 1, next < 0 ? undefined : index + 1 + next);
  if (own.length > 0) return;
  const { line, column } = syllabus;
  report({
    level: 'error',
    line,
    column,
    field: 'syllabus',
    found: 'no modules',
    expected: "a '### Name' for each module under '## Syllabus'",
    fix: 'Write, for example: ### Sketcher',
  });
}
