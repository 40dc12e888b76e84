/** Typst with the fonts of the site: sets the templates of this folder. */
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { LOGO } from '@/lib/pictures/logo';
import { LIGHT } from '@/lib/pictures/palette';
import { charactersOf, openFonts } from './fonts';

const FOLDER = path.resolve('lib/media/typst');
/** Keys, at any depth of the data, whose text is not set: alternative texts, metadata, pictures. */
const NOT_SET = new Set(['alt', 'description', 'svg', 'file']);
/** Keys, at any depth, of running text, in which no line breaks at a space before the last few characters. */
const RUNNING = new Set(['text', 'value', 'address', 'conditions', 'made']);
const SHORT_LAST_LINE = / (?=.{1,13}$)/g;

let opened: ReturnType<typeof openCompiler> | undefined;
async function openCompiler() {
  const fonts = await openFonts();
  const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: fonts }] });
  return { compiler, characters: charactersOf(fonts) };
}

/**
 * Sets a template of this folder, which reads its data from `data.json`. The same input gives the same bytes.
 * @param pictures files by the names that the template gives them
 * @returns the document, the compiler that writes it as PDF or SVG, and the characters that no font has,
 * which were left out
 * @throws what Typst finds wrong in the template
 */
export async function typeset(template: string, data: object, pictures: Record<string, Buffer> = {}) {
  opened ??= openCompiler();
  const { compiler, characters } = await opened;
  const missing = new Set<string>();
  const withoutMissing = (text: string) =>
    text.replace(/./gsu, (char) => {
      if (characters.has(char.codePointAt(0) ?? 0)) return char;
      missing.add(char);
      return '';
    });
  const json = JSON.stringify({ ...data, logo: LOGO, colours: LIGHT }, (key, value) => {
    if (typeof value !== 'string' || NOT_SET.has(key)) return value;
    const text = divideWords(withoutMissing(plainText(value)));
    return RUNNING.has(key) ? text.replace(SHORT_LAST_LINE, '\u00a0') : text;
  });
  // A later document puts its own files over these.
  for (const [name, file] of Object.entries({ ...pictures, 'data.json': Buffer.from(json) }))
    compiler.mapShadow(path.join(FOLDER, name), file);
  // Frees what the documents before the last have left in memory.
  compiler.evictCache(1);
  const compiled = compiler.compile({ mainFilePath: path.join(FOLDER, template) });
  const { result } = compiled;
  if (result) return { compiler, document: result, missing: [...missing].sort() };
  const error = compiled.takeError();
  const errors = error ? compiler.fetchDiagnostics(error) : [];
  const messages = errors.map(({ path, range, message }) => `${path}:${range?.start.line + 1}: ${message}`);
  throw new Error(messages.join('\n'));
}

/** Normalizes a text: removes invisible characters, and replaces subscripts, which the fonts lack. */
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'))
    .replace(/\u202f/g, '\u00a0')
    .replace(/[\t-\r\p{Zl}\p{Zp}]+|[\u2000-\u200a\u205f]/gu, ' ');

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const ZERO_WIDTH_SPACE = '\u200b';

/** Divides Japanese into words, between which its lines break; Unicode allows it between any characters. */
const divideWords = (text: string) =>
  text.replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+/gu, (run) =>
    [...words.segment(run)].map(({ segment }) => segment).join(ZERO_WIDTH_SPACE),
  );
