import type { TextSection } from '../text/body';

/** Splits off the last section if it is text or terms, to show the contact buttons beside it. */
export function splitLastSection(sections: TextSection[]): { others: TextSection[]; last?: TextSection } {
  const last = sections.at(-1);
  const isSplit = last && ['text', 'terms'].includes(last.contentKind);
  return isSplit ? { others: sections.slice(0, -1), last } : { others: sections };
}

/** The sections before and after one of them; if that one is missing, all are before it. */
export function splitAt(
  sections: readonly TextSection[],
  section: TextSection | undefined,
): [before: readonly TextSection[], after: readonly TextSection[]] {
  const i = section ? sections.indexOf(section) : -1;
  return i < 0 ? [sections, []] : [sections.slice(0, i), sections.slice(i + 1)];
}
