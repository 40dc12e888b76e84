/** Writes the tables of the editor's guide and the snippets from the schema. */
import { capitalize } from '@/lib/format/sentence';
import type { FileKind } from '../schema';
import { inlineYaml } from '../schema/inline-yaml';
import {
  describeField,
  exampleOf,
  FILE_SCHEMAS,
  type FieldSchema,
  range,
  schemaOf,
} from '../schema/json-schema';

interface Row {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

const ownRows = (schema: FieldSchema): Row[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: schema.required?.includes(name) ?? false,
  }));

/** Rows of fields and of the fields within them: `facts › label`. */
function rowsOf(schema: FieldSchema): Row[] {
  return ownRows(schema).flatMap((row) => {
    const nested = rowsOf(row.schema.items ?? row.schema);
    return [row, ...nested.map((below) => ({ ...below, name: `${row.name} › ${below.name}` }))];
  });
}

const cell = (text: string) => text.replace(/\|/g, '\\|');

function tableOf(rows: Row[]): string {
  const lines = rows.map(({ name, schema, isRequired }) => {
    const takes =
      schema.type === 'object' || schema.items?.properties ? describeGroup(schema) : describeField(schema);
    const example = exampleOf(schema);
    const first: unknown = Array.isArray(example) ? example[0] : example;
    const shown = first === undefined || typeof first === 'object' ? '' : `\`${cell(inlineYaml(example))}\``;
    return `| \`${name}\`${isRequired ? ' (needed)' : ''} | ${cell(schema.description ?? '')} | ${cell(takes)} | ${shown} |`;
  });
  return ['| Field | What it is for | What it takes | Example |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

function describeGroup(schema: FieldSchema): string {
  if (!schema.items) return 'the fields below';
  return `a list of ${range(schema.minItems, schema.maxItems)}, each with the fields below`;
}

/** Tables of the fields of a file, as Markdown; those of pages are followed by one for each template. */
export function fieldTables(kind: FileKind): string {
  const schema = FILE_SCHEMAS[kind];
  if (!schema.oneOf) return tableOf(rowsOf(schema));
  const pages = schema.oneOf.map((page) => ({ page, rows: rowsOf(page) }));
  const isShared = ({ name }: Row) => pages.every(({ rows }) => rows.some((row) => row.name === name));
  const template = {
    name: 'template',
    isRequired: true,
    schema: schemaOf('page').properties?.template ?? {},
  };
  const shared = (pages[0]?.rows ?? []).filter((row) => row.name !== 'template' && isShared(row));
  const perTemplate = pages.flatMap(({ page, rows }) => {
    const table = tableOf(rows.filter((row) => !isShared(row)));
    return rows.every(isShared)
      ? []
      : [`The template \`${page.properties?.template?.const}\` has besides:\n\n${table}`];
  });
  return [tableOf([template, ...shared]), ...perTemplate].join('\n\n');
}

const TABLES = /(<!-- fields of a (\w+): written by npm run make:guide -->\n)[\s\S]*?(\n<!-- end -->)/g;

/**
 * Paths and texts of the files that are written from the schema.
 * @param guide text of content/README.md, which is kept around its tables
 */
export function generatedFiles(guide: string): Map<string, string> {
  const withTables = guide.replace(
    TABLES,
    (_, open: string, kind: FileKind, close: string) => `${open}\n${fieldTables(kind)}\n${close}`,
  );
  return new Map([
    ['content/README.md', withTables],
    ['.vscode/front-matter.code-snippets', `${JSON.stringify(snippets(), null, 2)}\n`],
  ]);
}

/** Snippet prefixes for list items, each with its list in a course or in a page with the template. */
const ITEMS: [prefix: string, list: string, template?: string][] = [
  ['batch', 'batches'],
  ['fee', 'fee'],
  ['question', 'faq'],
  ['project', 'projects'],
  ['source', 'sources'],
  ['vacancy', 'vacancies', 'career'],
  ['fact', 'facts'],
  ['banner', 'banners', 'home'],
  ['gallery', 'gallery', 'about'],
];

function snippets(): Record<string, object> {
  const snippetOf = ([prefix, list, template]: (typeof ITEMS)[number]) => {
    const { properties } = schemaOf(template ? 'page' : 'course', template);
    const { items = {}, description } = properties?.[list] ?? {};
    const body = ownRows(items).map(
      ({ name, schema }, i) => `${i === 0 ? '  - ' : '    '}${name}: \${${i + 1}:${placeholder(schema)}}`,
    );
    return { scope: 'markdown', prefix, description: `An item of ${list}: ${description}`, body };
  };
  return Object.fromEntries(ITEMS.map((item) => [capitalize(item[0]), snippetOf(item)]));
}

function placeholder(schema: FieldSchema): string {
  const [example] = schema.examples ?? [];
  return (example === undefined ? (schema.type ?? '') : inlineYaml(example)).replace(/[$}\\]/g, '\\$&');
}
