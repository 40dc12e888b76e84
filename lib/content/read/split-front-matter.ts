import matter from 'gray-matter';
import { type Position, START } from '../position';
import { type DiagnosticMessage, quote } from './diagnostic';

interface FrontMatter {
  yaml: string;
  /** The text, padded with empty lines so that its line numbers are those of the file. */
  markdown: string;
  /** What is wrong with the two lines of hyphens; `yaml` and `markdown` are empty then. */
  error?: DiagnosticMessage & Position;
}

/**
 * Splits a content file into its fields, as YAML, and its text. Both have LF line ends, and each line the
 * number that it has in the file.
 */
export function splitFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const error = fenceMessage(text);
  if (error) return { yaml: '', markdown: '', error };
  const { matter: yaml, content } = matter(text, { engines: { yaml: () => ({}) } });
  const before = text.slice(0, text.length - content.length);
  return { yaml, markdown: before.replace(/[^\n]/g, '') + content };
}

/**
 * Refuses what gray-matter would take for fences: other languages, and lines that only begin with hyphens.
 */
function fenceMessage(text: string): (DiagnosticMessage & Position) | undefined {
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
