/** The Git host that the editor writes to, outside local mode. */

/** A repository on a host, from one line: `github:owner/name`, `gitlab:https://git.example.org/group/name#main`. */
export interface Repository {
  host: 'github' | 'gitlab' | 'gitea';
  /** Where the host's pages are. */
  origin: string;
  /** Where its API is. */
  api: string;
  name: string;
  branch: string;
}

const ORIGINS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const;
const REPOSITORY =
  /^(github|gitlab|gitea):(https:\/\/[^\s/"<>#]+\/)?([\w.-]+(?:\/[\w.-]+)+)(?:#([\w./-]+))?$/;

/**
 * Reads the line that names the repository.
 * @throws with an example, when it names none
 */
export function repositoryOf(line: string): Repository {
  const [, host, server, name = '', branch = 'main'] = REPOSITORY.exec(line.trim()) ?? [];
  if (host !== 'github' && host !== 'gitlab' && host !== 'gitea')
    throw new Error(
      `EDITOR_REPO is '${line}'. Expected the host and the repository: github:owner/name, gitlab:group/name or gitea:https://git.example.org/owner/name, and #branch where it is not main.`,
    );
  const origin = server ? server.replace(/\/$/, '') : ORIGINS[host];
  const api = {
    github: server ? `${origin}/api/v3` : 'https://api.github.com',
    gitlab: `${origin}/api/v4`,
    gitea: `${origin}/api/v1`,
  }[host];
  return { host, origin, api, name, branch };
}

/**
 * The host as Sveltia CMS is told of it. Sign-in needs no server of ours: by a token that the person makes at the host,
 * or, where an application is registered there (GitLab, Gitea), by the host's own page (PKCE).
 * @param application its id
 */
export function backendOf(
  { host, origin, api, name, branch }: Repository,
  application?: string,
): Record<string, unknown> {
  const own = origin === ORIGINS[host] ? {} : { base_url: origin, api_root: api };
  const pkce = application && host !== 'github';
  return {
    name: host,
    repo: name,
    branch,
    ...own,
    ...(pkce
      ? { auth_type: 'pkce', app_id: application, auth_methods: ['oauth', 'token'] }
      : { auth_methods: ['token'] }),
    commit_messages: {
      create: 'Add {{collection}} “{{slug}}”',
      update: 'Change {{collection}} “{{slug}}”',
      delete: 'Remove {{collection}} “{{slug}}”',
      uploadMedia: 'Add the picture {{path}}',
      deleteMedia: 'Remove the picture {{path}}',
    },
  };
}

/** Whether the host has drafts of changes that the editor can make: a branch and a pull request for each. */
export const hasReviews = ({ host }: Repository) => host !== 'gitea';
