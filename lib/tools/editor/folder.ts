/** The editor as a static folder for a host name of its own: `EDITOR_REPO=github:owner/name npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import { replaceFolder } from '@/lib/export/replace';
import { headersFile, vercelFile } from '@/lib/hosting/platforms';
import { type HostRules, hostRules } from '@/lib/hosting/rules';
import { bundleEditor, editorLicences } from './bundle';
import { editorConfig } from './config';
import { installEditor } from './install';
import { editorPage } from './page';
import { editorPolicy, FRAMES } from './policy';
import { type Repository, repositoryOf } from './repository';

/** Where it goes: `EDITOR_DIR`, else beside the site. */
const editorDir = () => process.env.EDITOR_DIR ?? 'out.editor';

/**
 * Writes the editor.
 * @param line the repository, `github:owner/name`
 * @returns the folder
 * @throws when the line names no repository, or the package cannot be installed
 */
export async function writeEditor(line: string): Promise<string> {
  const repository = repositoryOf(line);
  await installEditor();
  const folder = editorDir();
  const fresh = `${folder}.new`;
  const packages = await bundleEditor(fresh);
  const files = { ...editorFiles(repository), 'licences.txt': editorLicences(packages) };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(fresh, name), text);
  replaceFolder(fresh, folder);
  return folder;
}

/**
 * What stands beside the bundle, by name.
 * @param application id of an application registered at the host (GitLab, Gitea), for sign-in at the host itself
 */
export function editorFiles(
  repository: Repository,
  application = process.env.EDITOR_APP_ID,
): Record<string, string> {
  const rules = editorRules(repository);
  return {
    'index.html': editorPage(repository),
    'config.json': `${JSON.stringify(editorConfig(contentDir(), repository, application))}\n`,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    _headers: headersFile(rules),
    'vercel.json': vercelFile(rules),
  };
}

/** The site's headers with the editor's policy. Sign-in at the host hears from the window that it opened, which COOP would cut off. */
function editorRules(repository: Repository): HostRules {
  const { 'Cross-Origin-Opener-Policy': _, ...all } = hostRules().all;
  const own = {
    'Content-Security-Policy': `${editorPolicy(repository)}; ${FRAMES}`,
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  };
  return { all: { ...all, ...own }, rules: [] };
}
