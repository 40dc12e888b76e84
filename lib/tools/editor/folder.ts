/** The editor as a static folder for a host name of its own: `EDITOR_REPO=github:owner/name npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import { bundleEditor, editorLicences } from './bundle';
import { editorConfig } from './config';
import { installEditor } from './install';
import { editorPage } from './page';
import { editorPolicy, FRAMES } from './policy';
import { repositoryOf } from './repository';

/** Where it goes: `EDITOR_DIR`, else beside the site. */
export const editorDir = () => process.env.EDITOR_DIR ?? 'out.editor';

/**
 * Writes the editor. `EDITOR_APP_ID` is the id of an application registered at the host (GitLab, Gitea), for sign-in at
 * the host itself.
 * @param line the repository, `github:owner/name`
 * @throws when the line names no repository
 */
export async function writeEditor(line: string): Promise<string> {
  const repository = repositoryOf(line);
  await installEditor();
  const folder = editorDir();
  fs.rmSync(folder, { recursive: true, force: true });
  const bundle = await bundleEditor(folder, './');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const headers = {
    'Content-Security-Policy': `${editorPolicy(repository)}; ${FRAMES}`,
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cache-Control': 'no-cache',
  };
  write('index.html', editorPage('./', repository));
  write('config.json', `${JSON.stringify(editorConfig(contentDir(), repository, process.env.EDITOR_APP_ID))}\n`);
  write('robots.txt', 'User-agent: *\nDisallow: /\n');
  write('licences.txt', editorLicences(bundle));
  write(
    '_headers',
    `/*\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`,
  );
  const rules = [{ source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }];
  write('vercel.json', `${JSON.stringify({ headers: rules }, null, 2)}\n`);
  return folder;
}
