import path from 'node:path';
import { collectionsIn, mediaSettings } from '@/lib/content/authoring/form/collections';
import { backendOf, type Repository } from './repository';

/** The editor's page fetches it when it starts. */
export type EditorConfig = ReturnType<typeof editorConfig>;

/**
 * The configuration of Sveltia CMS, with collections from the schemas.
 * @param dir content folder that groups, branches and pages are read from
 * @param repository where changes go; without it, the folder that the person chooses
 */
export function editorConfig(dir: string, repository?: Repository) {
  // Local mode asks the person for a folder by the name of a repository.
  const local = `local/${path.basename(process.cwd()).replace(/[^\w.-]/g, '-')}`;
  return {
    /** Whether it works beside the preview, on this computer's files. */
    localMode: !repository,
    cms: {
      load_config_file: false,
      backend: repository ? backendOf(repository) : { name: 'github', repo: local },
      // A change is a branch and a pull request first, where Sveltia CMS can make them.
      ...(repository && repository.host !== 'gitea' ? { publish_mode: 'editorial_workflow' } : {}),
      app_title: 'Content',
      ...mediaSettings,
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      collections: collectionsIn(dir),
    },
  };
}
