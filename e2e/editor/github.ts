/** GitHub as far as the editor asks it: a repository of the files given, which takes commits and pull requests. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] };
  message: { headline: string };
}

export interface GitHub {
  commits: Commit[];
  pulls: { head: string; base: string; draft: boolean }[];
}

export const HEAD = 'a'.repeat(40);
const DAY = '2026-11-22T00:00:00Z';
const USER = { id: 1, login: 'editor', name: 'An Editor', email: 'editor@example.com', avatar_url: 'data:,' };
const LAST = {
  oid: HEAD,
  history: { nodes: [{ oid: HEAD, message: 'The last one', author: { user: USER }, committedDate: DAY }] },
};

const sha = (text: string) => createHash('sha1').update(text).digest('hex');

export async function answerGitHub(page: Page, files: Record<string, string>): Promise<GitHub> {
  const state: GitHub = { commits: [], pulls: [] };
  const blobs = Object.entries(files).map(([path, text]) => ({ path, text, sha: sha(text) }));
  const tree = blobs.map(({ text, ...blob }) => ({ ...blob, type: 'blob', size: text.length }));

  function graphql(query: string, input: unknown): unknown {
    /** An answer for each alias of a query: `file_1: object(oid: …)`. */
    const aliases = (pattern: RegExp, answer: (oid: string) => unknown) =>
      Object.fromEntries([...query.matchAll(pattern)].map(([, alias, oid = '']) => [alias, answer(oid)]));
    if (query.includes('createCommitOnBranch')) {
      state.commits.push(input as Commit);
      const written = aliases(/(file_\d+): file/g, () => ({ oid: 'b'.repeat(40) }));
      const commit = { oid: 'c'.repeat(40), committedDate: DAY, ...written };
      return { createCommitOnBranch: { commit } };
    }
    if (query.includes('createRef')) return { createRef: { ref: { name: 'x' } } };
    if (query.includes('fork: repository'))
      return { fork: { id: 'R' }, base: { ref: { target: { oid: HEAD } } } };
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target: LAST },
        pullRequests: { totalCount: 0, nodes: [] },
        ...aliases(/(\w+_\d+): object\(oid: "(\w+)"/g, (oid) => ({
          text: blobs.find((blob) => blob.sha === oid)?.text,
          isTruncated: false,
        })),
        ...aliases(/(\w+_\d+):\s+ref\(/g, () => ({ target: LAST })),
      },
    };
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/repos/owner/name', '');
    if (path === '/graphql') {
      const { query, variables } = request.postDataJSON();
      return route.fulfill({ json: { data: graphql(query, variables?.input) } });
    }
    if (path === '/user') return route.fulfill({ json: USER });
    if (path.startsWith('/collaborators/')) return route.fulfill({ status: 204 });
    if (path.startsWith('/git/trees/')) return route.fulfill({ json: { tree } });
    if (path.endsWith('/labels')) return route.fulfill({ json: [] });
    if (path !== '/pulls' || request.method() !== 'POST') return route.fulfill({ status: 404, json: {} });
    state.pulls.push(request.postDataJSON());
    const pull = {
      number: 7,
      node_id: 'P',
      title: 't',
      head: { sha: HEAD },
      created_at: DAY,
      updated_at: DAY,
    };
    return route.fulfill({ status: 201, json: pull });
  });
  return state;
}
