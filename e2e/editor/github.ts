/** A stand-in for GitHub's API: a repository of given files that accepts commits and pull requests. */
import type { Page } from '@playwright/test';

interface Commit {
  fileChanges: { additions: { path: string; contents: string }[] };
}

export const HEAD = 'a'.repeat(40);
const LAST = { oid: HEAD, history: { nodes: [{ oid: HEAD, message: '', author: {} }] } };

export async function answerGitHub(page: Page, files: Record<string, string>) {
  const commits: Commit[] = [];
  const pulls: unknown[] = [];
  const tree = Object.entries(files).map(([path, text], i) => ({
    path,
    text,
    sha: `blob${i}`,
    type: 'blob',
  }));

  /** A single response with the data of all GraphQL queries. */
  function graphql(query: string) {
    /** A value for each alias of a query: `file_1: object(oid: …)`. */
    const aliases = (pattern: RegExp, answer: (oid: string) => unknown) =>
      Object.fromEntries([...query.matchAll(pattern)].map(([, alias, oid = '']) => [alias, answer(oid)]));
    return {
      createCommitOnBranch: { commit: { oid: 'c', ...aliases(/(file_\d+): file/g, () => ({ oid: 'b' })) } },
      fork: { id: 'R' },
      base: { ref: { target: LAST } },
      repository: {
        ref: { target: LAST },
        pullRequests: { totalCount: 0, nodes: [] },
        ...aliases(/(\w+_\d+): object\(oid: "(\w+)"/g, (oid) => tree.find(({ sha }) => sha === oid)),
        ...aliases(/(\w+_\d+):\s+ref\(/g, () => ({ target: LAST })),
      },
    };
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/repos/owner/name', '');
    const sent = request.postDataJSON();
    if (sent?.variables?.input?.fileChanges) commits.push(sent.variables.input);
    if (path === '/graphql') return route.fulfill({ json: { data: graphql(sent.query) } });
    if (path === '/user') return route.fulfill({ json: { id: 1, login: 'editor' } });
    if (path.startsWith('/git/trees/')) return route.fulfill({ json: { tree } });
    if (path !== '/pulls' || !sent) return route.fulfill({ json: [] });
    pulls.push(sent);
    return route.fulfill({ status: 201, json: { number: 7 } });
  });
  return { commits, pulls };
}
