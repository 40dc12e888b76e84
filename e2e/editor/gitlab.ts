/** GitLab as far as the editor asks it: sign-in by PKCE, a repository of the files given, commits and merge requests. */
import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

interface Commit {
  branch: string;
  start_branch: string;
  commit_message: string;
  actions: { action: string; file_path: string; content: string }[];
}

export interface GitLab {
  commits: Commit[];
  /** Merge requests that were opened. */
  merges: { source_branch: string; target_branch: string; title: string }[];
  /** Calls that this stand-in has no answer to. */
  unknown: string[];
}

const DAY = '2026-11-22T00:00:00Z';
const TOKEN = 'a-token-for-a-test';

/** Answers gitlab.com for a browser and the window that signs in. */
export async function answerGitLab(
  context: BrowserContext,
  project: string,
  files: Record<string, string>,
): Promise<GitLab> {
  const state: GitLab = { commits: [], merges: [], unknown: [] };
  const tree = {
    lastCommit: { sha: 'a'.repeat(40), message: 'The last one' },
    blobs: {
      nodes: Object.entries(files).map(([path, text]) => ({
        type: 'blob',
        path,
        sha: createHash('sha1').update(text).digest('hex'),
      })),
      pageInfo: { endCursor: '', hasNextPage: false },
    },
  };
  let challenge = '';

  await context.route('https://gitlab.com/**', async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const answer = (json: unknown, status = 200) => route.fulfill({ status, headers, json });
    const at = pathname.replace('/api/v4', '').replace(`/projects/${encodeURIComponent(project)}`, '');
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (pathname === '/oauth/authorize') {
      challenge = searchParams.get('code_challenge') ?? '';
      const back = `${searchParams.get('redirect_uri')}?code=a-code&state=${searchParams.get('state')}`;
      return route.fulfill({ status: 302, headers: { location: back } });
    }
    if (pathname === '/oauth/token') {
      const { code, code_verifier } = request.postDataJSON();
      const proved = createHash('sha256').update(code_verifier).digest('base64url') === challenge;
      return code === 'a-code' && proved
        ? answer({ access_token: TOKEN })
        : answer({ error: 'invalid_grant' }, 400);
    }
    if (request.headers().authorization !== `Bearer ${TOKEN}`) return answer({}, 401);
    if (pathname === '/api/graphql') {
      const { paths = [] } = request.postDataJSON().variables as { paths?: string[] };
      return answer({
        data: {
          project: {
            repository: {
              rootRef: 'main',
              tree,
              blobs: { nodes: paths.map((path) => ({ path, rawTextBlob: files[path] })) },
            },
          },
        },
      });
    }
    if (at === '/user')
      return answer({ id: 1, name: 'An Editor', username: 'editor', email: 'editor@example.com' });
    if (at === '/repository/branches/main') return answer({ commit: { id: tree.lastCommit.sha } });
    if (at === '/users') return answer([{ id: 1 }]);
    if (at === '/repository/commits' && request.method() === 'POST') {
      state.commits.push(request.postDataJSON());
      return answer({ id: 'b'.repeat(40), committed_date: DAY }, 201);
    }
    if (at === '/merge_requests' && request.method() === 'POST') {
      state.merges.push(request.postDataJSON());
      return answer(
        {
          id: 7,
          iid: 7,
          web_url: `https://gitlab.com/${project}/-/merge_requests/7`,
          created_at: DAY,
          updated_at: DAY,
        },
        201,
      );
    }
    if (at === '/merge_requests' || at === '/deployments' || at.endsWith('/statuses')) return answer([]);
    state.unknown.push(`${request.method()} ${pathname}`);
    return answer({ message: '404 Not Found' }, 404);
  });
  return state;
}
