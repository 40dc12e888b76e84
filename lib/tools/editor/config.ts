import path from 'node:path';
import { collectionsIn, mediaSettings } from '@/lib/content/authoring/form/collections';
import { backendOf, type Repository } from './repository';

/** Configuration that the editor's page fetches when it starts. */
export type EditorConfig = ReturnType<typeof editorConfig>;

/**
 * The configuration of Sveltia CMS, with collections from the schemas.
 * @param dir content folder that groups, branches and pages are read from
 * @param repository target of changes; without it, the person chooses a local folder
 */
export function editorConfig(dir: string, repository?: Repository) {
  // In local mode Sveltia CMS shows the repository's name when it asks for a folder.
  const local = `local/${path.basename(process.cwd()).replace(/[^\w.-]/g, '-')}`;
  return {
    /** Whether the editor runs beside the preview, on local files. */
    isLocal: !repository,
    cms: {
      load_config_file: false,
      backend: repository ? backendOf(repository) : { name: 'github', repo: local },
      // Each change becomes a branch and a pull request, except on Gitea, where Sveltia CMS cannot make them.
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
