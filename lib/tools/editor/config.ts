import { collectionsIn, mediaSettings } from '@/lib/content/authoring/form/collections';
import { backendOf, hasReviews, type Repository } from './repository';

/** What the editor's page asks for when it starts. */
export interface EditorConfig {
  /** Whether it stands beside the preview, on this computer's files. */
  home: boolean;
  cms: Record<string, unknown>;
}

/** Repository that the browser keeps its remembered folder under, where there is none on a host. */
const HOME = { name: 'github', repo: 'this/computer', branch: 'main', auth_methods: [] };

/**
 * The configuration of Sveltia CMS: collections from the schemas, and what our site has decided.
 * @param dir content folder that groups, branches and pages are read from
 * @param repository where changes go; without it, into the folder that the person chooses
 */
export function editorConfig(dir: string, repository?: Repository, application?: string): EditorConfig {
  return {
    home: !repository,
    cms: {
      load_config_file: false,
      backend: repository ? backendOf(repository, application) : HOME,
      ...(repository && hasReviews(repository) ? { publish_mode: 'editorial_workflow' } : {}),
      app_title: 'Content',
      ...mediaSettings,
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      collections: collectionsIn(dir),
    },
  };
}
