import { FOLDERS } from '../../load';
import { type Kind, RESERVED_SLUGS, SLUG } from '../../schema';
import { type Choices, choicesIn, type PageFile } from './choices';
import { type Field, fieldsOf, MEDIA } from './fields';
import { type FormKind, formatOf, formShape } from './kinds';

export interface Collection {
  name: string;
  label: string;
  format: string;
  folder?: string;
  files?: { name: string; label: string; file: string; fields: Field[] }[];
  fields?: Field[];
  [setting: string]: unknown;
}

/** Forms change the text of a page as the Markdown that it is. */
const BODY: Field = {
  name: 'body',
  label: 'Text',
  hint: 'The text of the page as Markdown: ## begins a section, ### a part of one, - a line of a list.',
  widget: 'markdown',
  modes: ['raw'],
  required: false,
  use_emoji_autocomplete: false,
};

/**
 * A file's name is its address (load.ts): what cannot be one is refused before the file is there.
 * @param taken names of files in the folder that are not in the collection: a new file would be written over them
 */
const slugOptions = (taken: readonly string[]) => ({
  // A name that comes from the title is not held against the pattern: where that could cost a file, it is typed.
  ...(taken.length > 0 ? {} : { template: '{{title}}' }),
  editable: ['create'],
  hint: 'The address of the page and the name of its file; it stays when the title changes.',
  pattern: [
    `^(?!(?:${[...RESERVED_SLUGS, ...taken].join('|')})$)${SLUG.source.slice(1)}`,
    'Expected lower-case letters, digits and single hyphens, and no name that another page has or hosts keep for themselves.',
  ],
});

/** The layout of a page that is a text and nothing else. */
const TEXT = 'text';

/** The form of a kind: its fields in the order of the schema, then the text. */
export function formOf(kind: FormKind, choices: Choices, template?: string): Field[] {
  return [...fieldsOf(formShape(kind, template), choices), ...(kind === 'site' ? [] : [BODY])];
}

/**
 * All collections of the editor, from the schemas and from what there is to choose in the content.
 * @param dir content folder as it is read here
 */
export function collectionsIn(dir: string): Collection[] {
  const { choices, pages } = choicesIn(dir);
  const folder = (
    kind: Kind,
    label: string,
    icon: string,
    taken: string[] = [],
    template?: string,
  ): Collection => ({
    name: `${label.toLowerCase().replace(' ', '-')}s`,
    label: `${label}s`,
    label_singular: label,
    icon,
    folder: `content/${FOLDERS[kind]}`,
    format: formatOf(kind),
    extension: 'md',
    create: true,
    duplicate: false,
    slug: slugOptions(taken),
    summary: '{{title}}',
    identifier_field: 'title',
    sortable_fields: { fields: ['title', 'slug'] },
    thumbnail: false,
    editor: { preview: false },
    fields: formOf(kind, choices, template),
  });
  // A new page can be one of text alone: every other layout has its page already.
  const laidOut = pages.filter((page) => page.template !== TEXT);
  const names = laidOut.map((page) => page.slug);
  return [
    { ...folder('course', 'Course', 'school'), ...grouped(choices) },
    { ...folder('service', 'Service', 'flight_takeoff'), ...grouped(choices) },
    filesOf(
      'pages',
      'Pages',
      'page',
      'description',
      laidOut.map((page) => pageFile(page, choices)),
    ),
    { ...folder('page', 'Text page', 'article', names, TEXT), filter: { field: 'template', value: TEXT } },
    filesOf('site', 'The institute', 'site', 'apartment', [
      {
        name: 'site',
        label: 'Name, branches and menus',
        file: 'content/site.md',
        fields: formOf('site', choices),
      },
    ]),
  ];
}

const grouped = (choices: Choices) =>
  choices.group?.length ? { view_groups: [{ label: 'Group', field: 'group' }] } : {};

const pageFile = ({ slug, title, template }: PageFile, choices: Choices) => ({
  name: slug,
  label: template === 'home' ? 'Home' : title,
  file: `content/pages/${slug}.md`,
  fields: formOf('page', choices, template),
});

const filesOf = (
  name: string,
  label: string,
  kind: FormKind,
  icon: string,
  files: NonNullable<Collection['files']>,
): Collection => ({
  name,
  label,
  icon,
  format: formatOf(kind),
  editor: { preview: false },
  files,
});

/** What the forms need to know of pictures: where they lie, and names that the schema takes. */
export const mediaSettings = {
  media_folder: MEDIA.image,
  public_folder: `/${MEDIA.image}`,
  media_libraries: {
    default: { config: { slugify_filename: true, max_file_size: 12_000_000 } },
    stock_assets: { providers: [] },
  },
};
