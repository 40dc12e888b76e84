import { writeFiles } from '@/lib/files';
import { replaceFolder } from '@/lib/files/replace';
import { headersFile, vercelFile } from '@/lib/hosting/host-files';
import { HOST_RULES, type HostRules } from '@/lib/hosting/rules';
import type { Settings } from '@/lib/settings/settings';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';
import { editorPage, policyHeader } from './editor-page';
import { type Repository, repositoryOf } from './repository';

/**
 * Writes the editor as static files for a separate host name.
 * @param address of the repository, `github:owner/name`
 * @throws when `address` names no repository, or Sveltia CMS cannot be installed
 */
export async function writeEditor(address: string, { contentDir, editorDir, editorAppId }: Settings) {
  const repository = repositoryOf(address, editorAppId);
  const rules = editorRules(repository);
  await replaceFolder(editorDir, async (staging) => {
    await bundleEditor(staging);
    writeFiles(staging, {
      'index.html': editorPage(repository),
      'config.json': `${JSON.stringify(editorConfig(contentDir, repository))}\n`,
      'robots.txt': 'User-agent: *\nDisallow: /\n',
      _headers: headersFile(rules),
      'vercel.json': vercelFile(rules),
    });
  });
  return editorDir;
}

/**
 * The site's headers with the editor's policy, and without COOP: sign-in needs access to its popup window.
 */
function editorRules(repository: Repository): HostRules {
  const { 'Cross-Origin-Opener-Policy': _, ...all } = HOST_RULES.defaults;
  return {
    defaults: {
      ...all,
      'Content-Security-Policy': policyHeader(repository),
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
    },
    overrides: [],
  };
}
