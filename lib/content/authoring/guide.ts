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
    const [example] =
      shape.examples ??
      (shape.enum
        ? [shape.enum.includes('text') ? 'text' : shape.enum.at(-1)]
        : shape.const
          ? [shape.const]
          : []);
    const shown =
      example === undefined || typeof example === 'object'
        ? Array.isArray(example) && typeof example[0] === 'string'
          ? flow(example)
          : ''
        : flow(example);
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
  const body = (rows: Row[], indent = '') =>
    rows.map(({ name, shape }, i) => `${indent}${name}: \${${i + 1}:${placeholder(shape)}}`);
  const fields = (shape: Shape | undefined) =>
    rowsOf({ properties: shape?.properties ?? {}, required: shape?.required ?? [] }).filter(
      (r) => !r.name.includes('›'),
    );
  const needed = (name: 'course' | 'service') => fields(shapeOf(schemas[name])).filter((r) => r.required);
  const item = (shape: Shape | undefined) => {
    const [first = '', ...rest] = body(fields(shape), '    ');
    return [first.replace('    ', '  - '), ...rest];
  };
  const page = shapeOf(schemas.page).oneOf ?? [];
  const of = (template: string) => page.find((s) => s.properties?.template?.const === template)?.properties;
  const snippet = (prefix: string, description: string, lines: string[]) => ({
    scope: 'markdown',
    prefix,
    description,
    body: lines,
  });
  return {
    'Front matter of a course': snippet('course', 'The fields that every course needs', [
      '---',
      ...body(needed('course')),
      '---',
      '',
      '$0',
    ]),
    'Front matter of a service': snippet('service', 'The fields that every service needs', [
      '---',
      ...body(needed('service')),
      '---',
      '',
      '$0',
    ]),
    Batch: snippet(
      'batch',
      'A batch with its days and times, under batches:',
      item(shapeOf(schemas.course).properties?.batches?.items),
    ),
    Fee: snippet(
      'fee',
      'An amount and what it covers, under fee:',
      item(shapeOf(schemas.course).properties?.fee?.items),
    ),
    Question: snippet(
      'question',
      'A question and its answer, under faq:',
      item(shapeOf(schemas.course).properties?.faq?.items),
    ),
    Project: snippet(
      'project',
      'A piece that one makes, under projects:',
      item(shapeOf(schemas.course).properties?.projects?.items),
    ),
    Source: snippet(
      'source',
      'An official page, under sources:',
      item(shapeOf(schemas.course).properties?.sources?.items),
    ),
    Vacancy: snippet(
      'vacancy',
      'A post that is open, under vacancies:',
      item(of('career')?.vacancies?.items),
    ),
    Fact: snippet(
      'fact',
      'A label and its value, under facts:',
      item(shapeOf(schemas.course).properties?.facts?.items),
    ),
    Banner: snippet('banner', 'A slide of the home page, under banners:', item(of('home')?.banners?.items)),
    'Gallery picture': snippet(
      'gallery',
      'A picture of the gallery, under gallery:',
      item(of('about')?.gallery?.items),
    ),
  };
}

function placeholder(shape: Shape): string {
  const [example] = shape.examples ?? [];
  return (example === undefined ? (shape.type ?? '') : flow(example)).replace(/[$}\\]/g, '\\$&');
}
