/** Names of languages, in English, as the platform knows them (Unicode CLDR). */
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a language; nothing for what is no tag of one (BCP 47). */
export function languageName(tag: string): string | undefined {
  try {
    return tag === tag.trim() ? names.of(tag) : undefined;
  } catch {
    // Not even the form of a tag.
    return undefined;
  }
}

/** Languages that people here teach in: what a name written in full is looked up among. */
const COMMON = 'en hi mr ar de ja gu ta te kn ml bn pa ur fr es'.split(' ');

/**
 * What would fix a language tag.
 * @returns nothing for a tag that names a language
 */
export function unknownLanguage(tag: string): string | undefined {
  if (languageName(tag)) return undefined;
  const meant =
    COMMON.find((t) => names.of(t)?.toLowerCase() === tag.toLowerCase()) ??
    COMMON.find((t) => tag.toLowerCase().startsWith(t));
  return meant ? `Write '${meant}' for ${names.of(meant)}.` : 'English is en, Hindi hi, Marathi mr.';
}
