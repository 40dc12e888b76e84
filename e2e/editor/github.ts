/** GitHub as far as the editor asks it: a repository of the files given, which takes commits and pull requests. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Commit {
  branch: { branchName: string; repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] };
  message: { headline: string };
}

export interface GitHub {
  commits: Commit[];
  /** Branches that were made, and pull requests that were opened. */
  branches: string[];
  pulls: { head: string; base: string; draft: boolean }[];
  /** Calls that this stand-in has no answer to. */
  unknown: string[];
}

export const HEAD = 'a'.repeat(40);
const USER = {
  id: 1,
  login: 'editor',
  name: 'An Editor',
  email: 'editor@example.com',
  html_url: 'https://github.com/editor',
  avatar_url: 'data:,',
};
const sha = (text: string) => createHash('sha1').update(text).digest('hex');

/** Answers api.github.com for a page. */
export async function answerGitHub(page: Page, files: Record<string, string>): Promise<GitHub> {
  const state: GitHub = { commits: [], branches: [], pulls: [], unknown: [] };
  const blobs = new Map(Object.values(files).map((text) => [sha(text), text]));
  const tree = Object.entries(files).map(([path, text]) => ({
    path,
    type: 'blob',
    sha: sha(text),
    size: text.length,
  }));
  const person = { name: USER.name, email: USER.email, user: { id: 1, login: USER.login } };
  const last = {
    history: {
      nodes: [{ oid: HEAD, message: 'The last one', author: person, committedDate: '2026-11-22T00:00:00Z' }],
    },
    oid: HEAD,
  };

  function graphql(query: string, variables: Record<string, unknown>): unknown {
    if (query.includes('createCommitOnBranch')) {
      const input = variables.input as Commit;
      state.commits.push(input);
      const oids = [...query.matchAll(/(file_\d+): file/g)].map(([, alias]) => [
        alias,
        { oid: 'b'.repeat(40) },
      ]);
      return {
        createCommitOnBranch: {
          commit: { oid: 'c'.repeat(40), committedDate: '2026-11-22T00:00:00Z', ...Object.fromEntries(oids) },
        },
      };
    }
    if (query.includes('createRef')) {
      state.branches.push(String((variables.input as { name: string }).name));
      return { createRef: { ref: { name: 'x' } } };
    }
    if (query.includes('fork: repository'))
      return { fork: { id: 'R' }, base: { ref: { target: { oid: HEAD } } } };
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
    const aliased: Record<string, unknown> = {};
    for (const [, alias = '', oid = ''] of query.matchAll(/(\w+_\d+): object\(oid: "(\w+)"/g))
      aliased[alias] = { text: blobs.get(oid), isTruncated: false };
    for (const [, alias = ''] of query.matchAll(/(\w+_\d+):\s+ref\(/g)) aliased[alias] = { target: last };
    return { repository: { ...aliased, ref: { target: last }, pullRequests: { totalCount: 0, nodes: [] } } };
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const answer = (json: unknown, status = 200) =>
      route.fulfill({
        status,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        },
        ...(json === undefined ? {} : { json }),
      });
    if (request.method() === 'OPTIONS') return answer(undefined, 204);
    const at = pathname.replace('/repos/owner/name', '');
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON();
      return answer({ data: graphql(query, variables ?? {}) });
    }
    if (pathname === '/user') return answer(USER);
    if (at.startsWith('/collaborators/')) return answer(undefined, 204);
    if (at.startsWith('/git/trees/')) return answer({ tree });
    if (at === '/pulls' && request.method() === 'POST') {
      state.pulls.push(request.postDataJSON());
      const day = '2026-11-22T00:00:00Z';
      return answer(
        {
          number: 7,
          node_id: 'P',
          title: 't',
          html_url: 'https://github.com/owner/name/pull/7',
          head: { sha: HEAD },
          created_at: day,
          updated_at: day,
        },
        201,
      );
    }
    if (at.endsWith('/labels')) return answer([]);
    state.unknown.push(`${request.method()} ${pathname}`);
    return answer({ message: 'Not Found' }, 404);
  });
  return state;
}
