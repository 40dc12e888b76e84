import type { YAMLParseError, YAMLWarning } from 'yaml';
import type { DiagnosticMessage } from './diagnostic';

const QUOTES = 'Put the whole value between double quotes.';
const PAIR = "each field as 'name: value'";

/** Message for a value that starts with `*`, which YAML reads as an alias. */
export const STAR: DiagnosticMessage = {
  found: 'a value that starts with *',
  expected: 'plain text',
  fix: QUOTES,
};

const INDENT: DiagnosticMessage = {
  found: 'a line that is not lined up with its neighbours',
  expected: 'the same number of spaces',
  fix: 'Use two spaces for each step to the right, and line up what belongs together.',
};

const BY_CODE: Record<string, DiagnosticMessage> = {
  DUPLICATE_KEY: { found: 'the same field twice', expected: 'each field once', fix: 'Keep one of the two.' },
  TAB_AS_INDENT: {
    found: 'a tab at the start of a line',
    expected: 'spaces',
    fix: 'Replace the tab with two spaces.',
  },
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: {
    found: "a second ': ' on the line",
    expected: "one 'name: value' on a line",
    fix: QUOTES,
  },
  MULTILINE_IMPLICIT_KEY: {
    found: "a line without 'name:'",
    expected: PAIR,
    fix: 'Add the colon, or join the line to the one before it.',
  },
  BAD_SCALAR_START: {
    found: 'a value that starts with a sign YAML keeps for itself',
    expected: 'a letter, a digit or a quote',
    fix: QUOTES,
  },
  BAD_DQ_ESCAPE: {
    found: 'a backslash between double quotes',
    expected: 'no backslash',
    fix: 'Use single quotes instead, or write the backslash twice.',
  },
  MULTIPLE_DOCS: {
    found: 'a second document',
    expected: 'fields only between the two --- lines',
    fix: 'Delete the extra --- or ... line.',
  },
  TAG_RESOLVE_FAILED: {
    found: 'a value that starts with an exclamation mark',
    expected: 'plain text',
    fix: QUOTES,
  },
};

/** Whether a quote is not closed; the parser reports such a quote at the end of the file. */
export const isOpenQuote = ({ code, message }: YAMLParseError | YAMLWarning) =>
  code === 'MISSING_CHAR' && /^.*quote/.test(message);

/** Explains a YAML error to an editor; rare ones keep the parser's message. */
export function yamlMessage(error: YAMLParseError | YAMLWarning): DiagnosticMessage {
  const message = error.message.split('\n')[0] ?? '';
  if (isOpenQuote(error))
    return {
      found: 'an opening quote without a closing one',
      expected: 'quotes in pairs',
      fix: 'Close the quote at the end of the value.',
    };
  if (/^Flow|comma|end with a/.test(message))
    return {
      found: 'a bracket or comma is missing',
      expected: 'a list such as [catia, nx12]',
      fix: 'Check the commas and the closing bracket.',
    };
  if (/alias/i.test(message)) return STAR;
  if (/indicator|indent/.test(message) && error.code !== 'TAB_AS_INDENT') return INDENT;
  return (
    BY_CODE[error.code] ?? { found: message || 'a line that YAML cannot read', expected: PAIR, fix: QUOTES }
  );
}
