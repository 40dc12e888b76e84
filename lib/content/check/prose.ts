import type { z } from 'zod';
import type { Outline } from '../outline';
import type { ReportDetail, Reporter } from '../reporter';
import { shapeAt, stringsOf } from '../shape';
import { typosIn } from '../typos';

/** Most words of a sentence that can be read aloud in one breath. */
const LONGEST = 35;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Typos and long sentences of a page's text. */
export function checkText({ typos, paragraphs }: Outline, report: Reporter) {
  for (const { found, expected, fix, ...place } of typos)
    report.text(place, 'text', 'warning', found, expected, fix);
  for (const { text, ...place } of paragraphs)
    checkLength(text, (...words) => report.text(place, 'text', ...words));
}

/** Typos and long sentences in the front matter: in every text that no pattern or list of values limits. */
export function checkFields(data: object, schema: z.ZodType, report: Reporter) {
  const template = 'template' in data ? data.template : undefined;
  for (const { path, text } of stringsOf(data)) {
    const shape = shapeAt(schema, path, template);
    if (shape?.type !== 'string' || shape.pattern || shape.enum || shape.const) continue;
    for (const { found, expected, fix } of typosIn(text)) report.warn(path, found, expected, fix);
    checkLength(text, (...words) => report.field(path, ...words));
  }
}

function checkLength(text: string, say: ReportDetail) {
  for (const { segment } of segmenter.segment(text.replace(/\n/g, ' '))) {
    const words = segment.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    // What is still to be written has its own message.
    if (words.length <= LONGEST || segment.includes('TODO')) continue;
    const found = `a sentence of ${words.length} words, '${words.slice(0, 6).join(' ')} …'`;
    say('warning', found, `at most ${LONGEST}`, 'Make two sentences of it.');
  }
}
