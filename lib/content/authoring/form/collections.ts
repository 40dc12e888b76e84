/** The editor's collections: a form for each kind of content file and each page template. */
import { FOLDERS } from '../../read/folders';
import { type FileKind, type Kind, RESERVED_SLUGS, SLUG } from '../../schema';
import { schemaOf } from '../../schema/json-schema';
import { type CmsField, fieldsOf, UPLOAD_FOLDERS } from './fields';
import { formatOf } from './format';
import { type OptionsByControl, readOptions } from './options';

export interface Collection {
  name: string;
  label: string;
  format: string;
  folder?: string;
  files?: { name: string; label: string; file: string; fields: CmsField[] }[];
  fields?: CmsField[];
  slug?: { pattern: [string, string]; [setting: string]: unknown };
  [setting: string]: unknown;
}

const BODY: CmsField = {
  name: 'body',
  label: 'Text',
  hint: 'The text of the page as Markdown: ## begins a section, ### a part of one, - a line of a list.',
  widget: 'markdown',
  modes: ['raw'],
  required: false,
  use_emoji_autocomplete: false,
};

/** The only template that new pages may have. */
const TEXT = 'text';

/** @param taken names in the folder that belong to another collection: a new file must not overwrite them */
const slugOptions = (taken: readonly string[]): Collection['slug'] => ({
  // Sveltia CMS does not check a name from the template against the pattern: with `taken` names the editor
  // types one.
  ...(taken.length > 0 ? {} : { template: '{{title}}' }),
  editable: ['create'],
  hint: 'The address of the page and the name of its file; it stays when the title changes.',
  pattern: [
    `^(?!(?:${[...RESERVED_SLUGS, ...taken].join('|')})$)${SLUG.source.slice(1)}`,
    'Expected lower-case letters, digits and single hyphens, and no name that another page has or hosts keep for themselves.',
  ],
});

/** Form fields of a kind of file, in the order of the schema; a page has those of its template. */
export function formOf(kind: FileKind, options: OptionsByControl, template?: string): CmsField[] {
  const fields = fieldsOf(schemaOf(kind, template), options);
  return kind === 'site' ? fields : [...fields, BODY];
}

/** @param dir content folder, each of whose pages with a layout of its own is a file of its own here */
export function collectionsIn(dir: string): Collection[] {
  const { options, pages } = readOptions(dir);
  const laidOut = pages.filter((page) => page.template !== TEXT);
  const folder = (kind: Kind, label: string, icon: string, taken: string[] = [], template?: string) => ({
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
    sortable_fields: { fields: ['title', 'slug'] },
    thumbnail: false,
    fields: formOf(kind, options, template),
  });
  const groups = options.group?.length ? { view_groups: [{ label: 'Group', field: 'group' }] } : {};
  return [
    { ...folder('course', 'Course', 'school'), ...groups },
    { ...folder('service', 'Service', 'flight_takeoff'), ...groups },
    {
      name: 'pages',
      label: 'Pages',
      icon: 'description',
      format: formatOf('page'),
      files: laidOut.map(({ slug, title, template }) => ({
        name: slug,
        label: template === 'home' ? 'Home' : title,
        file: `content/pages/${slug}.md`,
        fields: formOf('page', options, template),
      })),
    },
    {
      ...folder(
        'page',
        'Text page',
        'article',
        laidOut.map((page) => page.slug),
        TEXT,
      ),
      filter: { field: 'template', value: TEXT },
    },
    {
      name: 'site',
      label: 'The institute',
      icon: 'apartment',
      format: formatOf('site'),
      files: [
        {
          name: 'site',
          label: 'Name, branches and menus',
          file: 'content/site.md',
          fields: formOf('site', options),
        },
      ],
    },
  ];
}

/** Folder of the pictures, and how the editor corrects file names. */
export const mediaSettings = {
  media_folder: UPLOAD_FOLDERS.photo,
  public_folder: `/${UPLOAD_FOLDERS.photo}`,
  media_libraries: {
    default: { config: { slugify_filename: true, max_file_size: 12_000_000 } },
    stock_assets: { providers: [] },
  },
};
