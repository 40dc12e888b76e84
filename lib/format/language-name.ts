/** Names of languages in English (Unicode CLDR). */
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a language tag (BCP 47), if it is one. */
export function languageName(tag: string): string | undefined {
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}
