/** Words of four letters and more that stand in any text and say nothing of its subject. */
const STOP = new Set(
  `about above across after again against along also although among another around because been before behind being below beside between both
  cannot could does doing done down during each either else enough even ever every first four five from full further give given gives good have
  having here into itself just keep keeps kept last leave leaves less like made make makes making many more most much must near need needs neither
  never next none nothing once only onto other others over part piece place puts ready right same says second several shall should show shown
  shows side simple since small some such take taken takes than that their them then there these they thing things this those three through
  time together twice under until upon used uses using very want well were what when where whether which while whose will with within without
  work would year your yours`.split(/\s+/),
);

/** Endings that a word loses, the longest first: calculate, calculated, calculator and calculation become one. */
const ENDINGS =
  'ations ators ation ating ator ated ates ments ions ings ment ate ion ing ors ers ies ied or er ed es s e y'.split(
    ' ',
  );
/** Letters that must be left, so that `user` does not become `us`. */
const LEAST = 4;

/** The start that a word shares with its other forms. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  const ending = ENDINGS.find((e) => lower.endsWith(e) && lower.length - e.length >= LEAST);
  return (ending ? lower.slice(0, -ending.length) : lower).replace(/(\p{L})\1$/u, '$1');
}

/**
 * The words of a text that say what it is about: longer than three letters and no stop words, or names in capitals
 * and digits such as BOM, A1 and DXF.
 * @returns each as it was written, by its stem
 */
export function significantWords(text: string): Map<string, string> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = words.filter((w) =>
    w.length > 3 ? /\p{L}/u.test(w) && !STOP.has(w.toLowerCase()) : /^(?=.*[A-Z])[A-Z\d]{2,3}$/.test(w),
  );
  return new Map(kept.map((w) => [stem(w), w]));
}

/** How many words a text has; figures and hyphenated words count as one. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:[’'.,/-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
