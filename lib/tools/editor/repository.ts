import { REPOSITORY } from '@/lib/content/schema/site';

export interface Repository {
  host: keyof typeof HOSTS;
  origin: string;
  api: string;
  name: string;
  branch: string;
  /** Id of an application that is registered at the host, for sign-in by the host's own page. */
  application: string;
}

/** Each host's public site, and the path of the API on a self-hosted server. */
const HOSTS = {
  github: { origin: 'https://github.com', api: '/api/v3' },
  gitlab: { origin: 'https://gitlab.com', api: '/api/v4' },
  gitea: { origin: 'https://gitea.com', api: '/api/v1' },
} as const;
const GITHUB_API = 'https://api.github.com';

/**
 * Reads `EDITOR_REPO`.
 * @throws with an example when the address names no repository
 */
export function repositoryOf(address: string, application = ''): Repository {
  const [, hostName, server, name = '', branch = 'main'] = REPOSITORY.exec(address.trim()) ?? [];
  if (!hostName)
    throw new Error(
      `EDITOR_REPO is '${address}'. Expected the host and the repository: github:owner/name, gitlab:group/name or gitea:https://git.example.org/owner/name, and #branch where it is not main.`,
    );
  const host = hostName as keyof typeof HOSTS;
  const origin = server ?? HOSTS[host].origin;
  const api = host === 'github' && !server ? GITHUB_API : `${origin}${HOSTS[host].api}`;
  return { host, origin, api, name, branch, application };
}

/**
 * The `backend` setting of Sveltia CMS. Sign-in needs no further server: a person signs in with a token from
 * the host, or on the page of GitLab or Gitea (PKCE).
 */
export function backendOf({ host, origin, api, name, branch, application }: Repository) {
  const server = origin === HOSTS[host].origin ? {} : { base_url: origin, api_root: api };
  const signIn =
    application && host !== 'github'
      ? { auth_type: 'pkce', app_id: application, auth_methods: ['oauth', 'token'] }
      : { auth_methods: ['token'] };
  return {
    name: host,
    repo: name,
    branch,
    ...server,
    ...signIn,
    commit_messages: {
      create: 'Add {{collection}} “{{slug}}”',
      update: 'Change {{collection}} “{{slug}}”',
      delete: 'Remove {{collection}} “{{slug}}”',
      uploadMedia: 'Add the picture {{path}}',
      deleteMedia: 'Remove the picture {{path}}',
    },
  };
}
