import type { Outline, Sentence } from '../outline';
import { isSection } from '../sections';
import type { Entry } from '../types';
import { significantWords } from '../words';
import type { Report } from './report';
import { beginning, isUnfinished } from './style';

/**
 * Share of a project's words that the modules must have (standard, 5: every project is taught). Of the projects that
 * the review of November 2026 found untaught, two of five had less than a quarter; of all 183, 24 had.
 */
const SHARE = 1 / 4;
/** Words that a message names. */
const NAMED = 5;

/** Projects of a course whose words no module has. */
export function checkTaught(entry: Entry, outline: Outline, report: Report) {
  if (entry.kind !== 'course') return;
  const sections = sectionsOf(outline.headings);
  // A course that calls its modules otherwise ('What is covered') has them under '###' all the same.
  const named = sections.some((title) => isSection(title, 'syllabus'));
  const isModule = (heading: number) =>
    named ? isSection(sections[heading] ?? '', 'syllabus') : outline.headings[heading]?.depth === 3;
  const taught = significantWords(
    [
      ...outline.headings.filter((_, i) => isModule(i)),
      ...outline.sentences.filter((s) => isModule(s.heading)),
    ]
      .map((t) => t.text)
      .join(' '),
  );
  if (taught.size === 0) return;
  for (const [first, ...more] of projectsOf(outline, sections)) {
    const text = [first, ...more].map((s) => s.text).join(' ');
    const words = significantWords(text);
    const missing = [...words].filter(([stem]) => !taught.has(stem)).map(([, word]) => word);
    if (words.size === 0 || isUnfinished(text) || 1 - missing.length / words.size >= SHARE) continue;
    const found = `${beginning(text)} has words that no module has: ${missing.slice(0, NAMED).join(', ')}`;
    const fix = "Teach it in a module, or name it with the module's words.";
    report.text(first, 'project', 'warning', found, 'something that the syllabus teaches', fix);
  }
}

/** For each heading, the section it belongs to. */
function sectionsOf(headings: Outline['headings']): string[] {
  let section = '';
  return headings.map(({ depth, text }) => {
    if (depth <= 2) section = text;
    return section;
  });
}

/** The items of the list of projects, each with its sentences. */
function projectsOf(outline: Outline, sections: readonly string[]): [Sentence, ...Sentence[]][] {
  const items = new Map<number, [Sentence, ...Sentence[]]>();
  for (const sentence of outline.sentences) {
    if (!sentence.item || !isSection(sections[sentence.heading] ?? '', 'projects')) continue;
    const item = items.get(sentence.block);
    if (item) item.push(sentence);
    else items.set(sentence.block, [sentence]);
  }
  return [...items.values()];
}
