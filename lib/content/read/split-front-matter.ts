import matter from 'gray-matter';
import { type Place, START } from '../place';
import { type Problem, quote } from './diagnostic';

interface FrontMatter {
  /** From the end of the first line on, so that its lines are those of the file. */
  yaml: string;
  markdown: string;
  linesBefore: number;
  /** What is wrong with the two lines of hyphens; `yaml` and `markdown` are empty then. */
  problem?: Problem & Place;
}

/** Splits a content file into its fields, as YAML, and its text, both with LF line ends. */
export function splitFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const problem = fenceProblem(text);
  if (problem) return { yaml: '', markdown: '', linesBefore: 0, problem };
  const { matter: yaml, content: markdown } = matter(text, { engines: { yaml: () => ({}) } });
  const linesBefore = text.slice(0, text.length - markdown.length).split('\n').length - 1;
  return { yaml, markdown, linesBefore };
}

/** Refuses what gray-matter would take for fences: other languages, and lines that only begin with hyphens. */
function fenceProblem(text: string): (Problem & Place) | undefined {
  const lines = text.split('\n');
  const [first = ''] = lines;
  if (!first.startsWith('---') || lines.length === 1) {
    const expected = "'---' on the first line, then the fields, then '---'";
    const fix = 'Write --- on the first line, with nothing before it.';
    return { ...START, found: quote(first.trim() || 'a blank line'), expected, fix };
  }
  const language = first.slice('---'.length).trim();
  // gray-matter would run the code in a JavaScript fence.
  if (language && language !== 'yaml') {
    const found = `the fence '---${language}'`;
    return { ...START, found, expected: 'YAML', fix: "Write '---' alone." };
  }
  const end = lines.findIndex((line, i) => i > 0 && line.startsWith('---'));
  const expected = "'---' on a line of its own after the fields";
  if (end < 0)
    return { ...START, found: "no closing '---'", expected, fix: 'Add it before the text of the page.' };
  const closing = lines[end]?.trimEnd() ?? '';
  if (closing === '---') return undefined;
  const fix = 'Write --- alone where the fields end. A note among them begins with a #.';
  return { line: end + 1, column: 1, found: quote(closing), expected, fix };
}
