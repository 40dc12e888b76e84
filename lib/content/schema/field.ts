/** Declares a field: kind of value, limits, and its description in the guide, the messages and the forms. */
import { z } from 'zod';

/** What a field holds; the form offers what there is of it. */
export type Control =
  | 'photo'
  | 'picture'
  | 'pdf'
  | 'video'
  | 'day'
  | 'branch'
  | 'group'
  | 'page'
  | 'course'
  | 'course-or-service'
  | 'drawing';

export const ASPECTS = { normal: 4 / 3, wide: 2, tall: 3 / 4 } as const;
export type Aspect = keyof typeof ASPECTS;

declare module 'zod' {
  interface GlobalMeta {
    /** Accepted values, as the guide and the messages describe them. */
    expected?: string;
    control?: Control;
    /** Width in pixels from which a picture is sharp. */
    minWidth?: number;
    /** Proportions of a picture; `shown`: those that `show` beside it asks for. */
    aspect?: 'normal' | 'any' | 'shown';
  }
}

/** Adds a description and an example, which the guide, the messages and the editor's forms print. */
export const field = <T extends z.ZodType>(schema: T, description: string, example: unknown): T =>
  schema.meta({ description, examples: [example] });

/**
 * Refuses repeated items, ignoring case.
 * @param keys fields to compare; texts are compared whole
 */
export const unique = <T extends z.ZodType>(items: z.ZodArray<T>, ...keys: string[]) =>
  items.superRefine((values, context) => {
    const seen = new Set<string>();
    for (const [i, value] of values.entries()) {
      const names = keys.map((key) => (value as Record<string, string>)[key]);
      const name = typeof value === 'string' ? value : names.join(', ');
      if (name !== '' && seen.has(name.toLowerCase()))
        context.addIssue({
          code: 'custom',
          path: [i, ...(keys.length === 1 ? keys : [])],
          params: {
            found: `'${name}' stands here twice`,
            expected: 'each once',
            fix: 'Delete one of the two.',
          },
        });
      seen.add(name.toLowerCase());
    }
  });

/** A list without repeated items. An absent field is an empty list; `min` holds for a list that is given. */
export function list<T extends z.ZodType>(item: T, min: number, max: number, ...keys: string[]) {
  const items = z.array(item).max(max);
  return unique(min > 0 ? items.min(min) : items, ...keys).default([]);
}

/** Trimmed text with typographic apostrophes, as ../text/typography writes them; limits in characters. */
export const text = (min: number, max: number) =>
  z.string().trim().overwrite(curlApostrophes).min(min).max(max);

const curlApostrophes = (value: string) => value.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** Text that matches a pattern, which `expected` describes in the guide and in messages. */
export const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern).meta({ expected });
