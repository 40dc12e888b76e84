import { stringify } from 'yaml';

/** Texts to quote, since YAML 1.1 reads them as a boolean, a sexagesimal number or a number. */
export const QUOTED = {
  tag: 'quoted',
  default: true,
  test: /^(y|n|yes|no|on|off|\d\d:\d\d|\+[\d ]+)$/i,
  resolve: String,
} as const;

/** A value on one line of YAML. */
export const inlineYaml = (value: unknown): string =>
  stringify(value, {
    // Within brackets a text with a comma needs quotes; alone it does not.
    collectionStyle: typeof value === 'object' ? 'flow' : 'any',
    flowCollectionPadding: false,
    lineWidth: 0,
    compat: [QUOTED],
  }).trimEnd();
