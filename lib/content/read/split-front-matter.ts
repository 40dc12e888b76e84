/**
 * Splits a content file into its fields, as YAML, and its text.
 * @returns undefined where a fence of --- is missing or names another language than YAML
 */
export function splitFrontMatter(source: string): { yaml: string; markdown: string } | undefined {
  const [, yaml, markdown = ''] =
    /^\uFEFF?---[ \t]*(?:yaml[ \t]*)?\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  return yaml === undefined ? undefined : { yaml, markdown };
}
