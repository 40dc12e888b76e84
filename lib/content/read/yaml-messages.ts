import type { YAMLParseError, YAMLWarning } from 'yaml';
import type { Message } from './reporter';

const QUOTES = 'Put the whole value between double quotes.';
const PAIR = "each field as 'name: value'";

/** Message for a value that starts with `*`, which YAML reads as an alias. */
export const STAR: Message = ['a value that starts with *', 'plain text', QUOTES];

const INDENT: Message = [
  'a line that is not lined up with its neighbours',
  'the same number of spaces',
  'Use two spaces for each step to the right, and line up what belongs together.',
];

const BY_CODE: Record<string, Message> = {
  DUPLICATE_KEY: ['the same field twice', 'each field once', 'Keep one of the two.'],
  TAB_AS_INDENT: ['a tab at the start of a line', 'spaces', 'Replace the tab with two spaces.'],
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: ["a second ': ' on the line", "one 'name: value' on a line", QUOTES],
  MULTILINE_IMPLICIT_KEY: [
    "a line without 'name:'",
    PAIR,
    'Add the colon, or join the line to the one before it.',
  ],
  BAD_SCALAR_START: [
    'a value that starts with a sign YAML keeps for itself',
    'a letter, a digit or a quote',
    QUOTES,
  ],
  BAD_DQ_ESCAPE: [
    'a backslash between double quotes',
    'no backslash',
    'Use single quotes instead, or write the backslash twice.',
  ],
  MULTIPLE_DOCS: [
    'a second document',
    'fields only between the two --- lines',
    'Delete the extra --- or ... line.',
  ],
  TAG_RESOLVE_FAILED: ['a value that starts with an exclamation mark', 'plain text', QUOTES],
};

/** Whether a quote is not closed; the parser reports such a quote at the end of the file. */
export const isOpenQuote = ({ code, message }: YAMLParseError | YAMLWarning) =>
  code === 'MISSING_CHAR' && /^.*quote/.test(message);

/** Explains a YAML error to an editor; rare ones keep the parser's message. */
export function yamlMessage(error: YAMLParseError | YAMLWarning): Message {
  const message = error.message.split('\n')[0] ?? '';
  if (isOpenQuote(error))
    return [
      'an opening quote without a closing one',
      'quotes in pairs',
      'Close the quote at the end of the value.',
    ];
  if (/^Flow|comma|end with a/.test(message))
    return [
      'a bracket or comma is missing',
      'a list such as [catia, nx12]',
      'Check the commas and the closing bracket.',
    ];
  if (/alias/i.test(message)) return STAR;
  if (/indicator|indent/.test(message) && error.code !== 'TAB_AS_INDENT') return INDENT;
  return BY_CODE[error.code] ?? [message || 'a line that YAML cannot read', PAIR, QUOTES];
}
