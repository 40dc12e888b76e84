import { choiceId } from '../choices';
import { didYouMean } from '../nearest';
import type { MakeReporter } from '../reporter';
import type { ParseResult } from '../types';

/** Choices that have one address, no picture or two, and courses that are not there or stand twice. */
export function checkChoices({ entries, broken }: ParseResult, reporter: MakeReporter) {
  const courses = [...entries.flatMap((e) => (e.kind === 'course' ? e.slug : [])), ...broken];
  for (const entry of entries) {
    if (entry.kind !== 'page' || entry.data.template !== 'listing') continue;
    const report = reporter(entry);
    const { choices } = entry.data;
    for (const [i, choice] of choices.entries()) {
      const error = (path: PropertyKey[], found: string, expected: string, fix?: string) =>
        report.error(['choices', i, ...path], found, expected, fix);
      const first = choices.findIndex((other) => choiceId(other) === choiceId(choice));
      if (first < i)
        error(
          ['title'],
          `'${choice.title}' has the address of choices[${first + 1}]`,
          'a name of its own',
          'Say what is different.',
        );
      const known = (path: PropertyKey[], slug: string) => {
        if (!courses.includes(slug))
          error(
            path,
            `'${slug}' is not a course`,
            'the file name of a course without .md',
            didYouMean(slug, courses),
          );
      };
      if (choice.from) known(['from'], choice.from);
      for (const [j, { course }] of choice.courses.entries()) {
        known(['courses', j, 'course'], course);
        if (choice.courses.findIndex((other) => other.course === course) < j)
          error(
            ['courses', j, 'course'],
            `'${course}' stands there already`,
            'each course once',
            'Delete one of the two.',
          );
      }
      if (choice.from && choice.picture)
        error(['from'], 'there is a picture of its own too', 'one of the two', 'Delete one of the lines.');
      if (!choice.from && !choice.picture)
        error(
          ['from'],
          'is missing, and so is picture',
          'a course whose picture stands here',
          `Add, for example: from: ${choice.courses[0]?.course}`,
        );
      if (choice.picture && !choice.alt)
        error(
          ['alt'],
          'is missing',
          'what is seen, for those who cannot see it',
          'Add, for example: alt: A press tool cut open, its punch above a strip',
        );
      if (choice.alt && !choice.picture)
        error(
          ['alt'],
          'there is no picture of its own',
          "a picture, or 'from' alone",
          "Delete the line 'alt': the course's picture has its words.",
        );
    }
  }
}
