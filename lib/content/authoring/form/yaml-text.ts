/** Values as YAML text, in the style in which the content is written by hand. */
import { parse } from 'yaml';

/** A plain word that YAML 1.1 would read as something else: other tools still do. */
const ODD = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^[\d.,+-][\d.,:+_ -]*$|^[-?:,[\]{}#&*!|>'"%@`]/i;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Lists of short words stand on one line, up to this length. */
const LINE = 110;

export type Quote = 'plain' | 'single' | 'double';

/**
 * A scalar as YAML.
 * @param quote how the value was quoted before, which stays where it can
 * @param inside whether it stands within brackets, where a comma ends it
 */
export function scalarText(value: unknown, quote: Quote = 'plain', inside = false): string {
  if (typeof value !== 'string') return String(value);
  if (quote === 'single' && !/['\n]/.test(value)) return `'${value}'`;
  if (quote !== 'plain' || !isPlain(value, inside)) return JSON.stringify(value);
  return value;
}

function isPlain(value: string, inside: boolean): boolean {
  if (DAY.test(value)) return true;
  if (value === '' || ODD.test(value) || /\n|: | #|:$|^\s|\s$/.test(value) || (inside && /[,[\]{}]/.test(value))) return false;
  try {
    return parse(`a: ${value}`)?.a === value;
  } catch {
    return false;
  }
}

/** `key: value` and the lines that belong to it, the first without its indent. */
export function pairText(key: string, value: unknown, indent: number): string {
  const pad = ' '.repeat(indent + 2);
  if (Array.isArray(value)) {
    const line = flowText(value);
    if (line !== undefined && indent + key.length + line.length < LINE) return `${key}: ${line}`;
    return `${key}:\n${value.map((item) => `${pad}${itemText(item, indent + 2)}`).join('\n')}`;
  }
  if (isRecord(value)) return `${key}:\n${pad}${mapText(value, indent + 2)}`;
  return `${key}: ${scalarText(value)}`;
}

/** `- value`, without its indent. */
export function itemText(value: unknown, indent: number): string {
  return `- ${isRecord(value) ? mapText(value, indent + 2) : scalarText(value)}`;
}

/** The pairs of a map, the first without its indent. */
export function mapText(value: Record<string, unknown>, indent: number): string {
  return Object.entries(value)
    .map(([key, v]) => pairText(key, v, indent))
    .join(`\n${' '.repeat(indent)}`);
}

/** A list of scalars within brackets, where none of them holds a comma. */
function flowText(values: readonly unknown[]): string | undefined {
  if (values.some((value) => (typeof value === 'object' && value !== null) || /[,\n]/.test(String(value)))) return undefined;
  return `[${values.map((value) => scalarText(value, 'plain', true)).join(', ')}]`;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a file say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
  }
  return a === b;
}
