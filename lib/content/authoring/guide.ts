/** The editor's guide and the editors' snippets, both written from the one schema. */
import { schemas } from '../schema';
import { flow, inWords, type Shape, shapeAt, shapeOf } from '../shape';
import type { FormKind } from './form/kinds';

interface Row {
  name: string;
  shape: Shape;
  required: boolean;
}

/** Fields one below the other, those of a group named after it: `facts › label`. */
function rowsOf(shape: Shape, prefix = ''): Row[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const inner = field.items?.properties ? field.items : field.properties ? field : undefined;
    const row = { name, shape: field, required: shape.required?.includes(key) ?? false };
    return [row, ...(inner ? rowsOf(inner, `${name} › `) : [])];
  });
}

const cell = (text: string) => text.replace(/\|/g, '\\|');

function tableOf(rows: Row[]): string {
  const lines = rows.map(({ name, shape, required }) => {
    const takes = shape.type === 'object' || shape.items?.properties ? namesIn(shape) : inWords(shape);
    const choice = shape.enum?.includes('text') ? 'text' : shape.enum?.at(-1);
    const example = shape.examples?.[0] ?? choice ?? shape.const;
    const first: unknown = Array.isArray(example) ? example[0] : example;
    const shown = first === undefined || typeof first === 'object' ? '' : flow(example);
    return `| \`${name}\`${required ? ' (needed)' : ''} | ${cell(shape.description ?? '')} | ${cell(takes)} | ${shown ? `\`${cell(shown)}\`` : ''} |`;
  });
  return ['| Field | What it is for | What it takes | Example |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

function namesIn(shape: Shape): string {
  if (!shape.items) return 'the fields below';
  const most = shape.maxItems ? ` of at most ${shape.maxItems}` : '';
  return `a list${most}, each with the fields below`;
}

/** The fields of a kind of file, as tables for the guide. */
export function fieldTables(name: FormKind): string {
  const shape = shapeOf(schemas[name]);
  if (!shape.oneOf) return tableOf(rowsOf(shape));
  const [first, ...rest] = shape.oneOf.map((s) => rowsOf(s));
  const shared = (first ?? []).filter(
    (row) => row.name !== 'template' && rest.every((rows) => rows.some((r) => r.name === row.name)),
  );
  const names = new Set(shared.map((r) => r.name));
  const template: Row = {
    name: 'template',
    required: true,
    shape: shapeAt(schemas.page, ['template']) ?? {},
  };
  const own = shape.oneOf.flatMap((s) => {
    const rows = rowsOf(s).filter((r) => !names.has(r.name) && r.name !== 'template');
    return rows.length > 0
      ? [`The template \`${s.properties?.template?.const}\` has besides:\n\n${tableOf(rows)}`]
      : [];
  });
  return [tableOf([template, ...shared]), ...own].join('\n\n');
}

/** Puts the tables between the marks of the guide; the text around them is written by hand. */
export function withTables(guide: string): string {
  const tables = /(<!-- fields of a (\w+): written by npm run make:guide -->\n)[\s\S]*?(\n<!-- end -->)/g;
  return guide.replace(
    tables,
    (_, open: string, name: FormKind, close: string) => `${open}\n${fieldTables(name)}\n${close}`,
  );
}

/** Every file that is written from the schema: its path and its text. */
export function generatedFiles(guide: string): Map<string, string> {
  return new Map([
    ['content/README.md', withTables(guide)],
    ['.vscode/front-matter.code-snippets', `${JSON.stringify(snippets(), null, 2)}\n`],
  ]);
}

/** Completion without any extension: the fields of a file, and the groups of fields that repeat in lists. */
function snippets(): Record<string, object> {
  const body = (shape: Shape | undefined, indent = '', isWanted = (_: Row) => true) =>
    rowsOf({ properties: shape?.properties ?? {}, required: shape?.required ?? [] })
      .filter((row) => !row.name.includes('›') && isWanted(row))
      .map(({ name, shape }, i) => `${indent}${name}: \${${i + 1}:${placeholder(shape)}}`);
  const snippet = (prefix: string, description: string, lines: string[]) => ({
    scope: 'markdown',
    prefix,
    description,
    body: lines,
  });
  const files = (['course', 'service'] as const).map((kind) => {
    const fields = body(shapeOf(schemas[kind]), '', ({ required }) => required);
    const lines = ['---', ...fields, '---', '', '$0'];
    return [`Front matter of a ${kind}`, snippet(kind, `The fields that every ${kind} needs`, lines)];
  });
  const items = ITEMS.map(([name, prefix, description, field, template]) => {
    const shape = template
      ? shapeAt(schemas.page, [field, 0], template)
      : shapeAt(schemas.course, [field, 0]);
    const [first = '', ...rest] = body(shape, '    ');
    const lines = [first.replace('    ', '  - '), ...rest];
    return [name, snippet(prefix, `${description}, under ${field}:`, lines)];
  });
  return Object.fromEntries([...files, ...items]);
}

/** Items of lists that have a snippet: its name and word, what it is, the field, and the template of a page's. */
const ITEMS: [name: string, prefix: string, description: string, field: string, template?: string][] = [
  ['Batch', 'batch', 'A batch with its days and times', 'batches'],
  ['Fee', 'fee', 'An amount and what it covers', 'fee'],
  ['Question', 'question', 'A question and its answer', 'faq'],
  ['Project', 'project', 'A project that one makes', 'projects'],
  ['Source', 'source', 'An official page', 'sources'],
  ['Vacancy', 'vacancy', 'A post that is open', 'vacancies', 'career'],
  ['Fact', 'fact', 'A label and its value', 'facts'],
  ['Banner', 'banner', 'A slide of the home page', 'banners', 'home'],
  ['Gallery picture', 'gallery', 'A picture of the gallery', 'gallery', 'about'],
];

function placeholder(shape: Shape): string {
  const [example] = shape.examples ?? [];
  return (example === undefined ? (shape.type ?? '') : flow(example)).replace(/[$}\\]/g, '\\$&');
}
