/** Names of languages, in English, as the platform knows them (Unicode CLDR). */
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Languages that people here teach in: what a name written in full is looked up among. */
const COMMON = [
  'en',
  'hi',
  'mr',
  'ar',
  'de',
  'ja',
  'gu',
  'ta',
  'te',
  'kn',
  'ml',
  'bn',
  'pa',
  'ur',
  'fr',
  'es',
];

/**
 * What would mend a language tag (BCP 47).
 * @returns nothing for a tag that names a language
 */
export function unknownLanguage(tag: string): string | undefined {
  try {
    if (tag === tag.trim() && names.of(tag)) return undefined;
  } catch {
    // Not even the form of a tag.
  }
  const meant =
    COMMON.find((t) => names.of(t)?.toLowerCase() === tag.toLowerCase()) ??
    COMMON.find((t) => tag.toLowerCase().startsWith(t));
  return meant ? `Write '${meant}' for ${names.of(meant)}.` : 'English is en, Hindi hi, Marathi mr.';
}
