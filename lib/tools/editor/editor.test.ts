import { expect, test } from '@playwright/test';
import { bareContent } from '@/lib/content/testing';
import { editorConfig } from './config';
import { policyHeader } from './editor-page';
import { repositoryOf } from './repository';

const SERVER = 'https://git.example.org';
const configOf = (line: string, application?: string) =>
  editorConfig(bareContent.dir, repositoryOf(line, application)).cms;

test('EDITOR_REPO names the host, the repository and the branch', () => {
  expect(configOf('github:owner/name')).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: {
      ...{ name: 'github', repo: 'owner/name', branch: 'main', auth_methods: ['token'] },
      commit_messages: { update: 'Change {{collection}} “{{slug}}”' },
    },
  });
  const gitlab = { name: 'gitlab', repo: 'group/sub/name', branch: 'live' };
  expect(configOf('gitlab:group/sub/name#live').backend).toMatchObject(gitlab);
  const gitea = configOf(`gitea:${SERVER}/owner/name`);
  expect(gitea).not.toHaveProperty('publish_mode');
  const server = { base_url: SERVER, api_root: `${SERVER}/api/v1` };
  expect(gitea.backend).toMatchObject({ repo: 'owner/name', ...server });
});

test('EDITOR_REPO of another form is refused', () => {
  for (const line of ['owner/name', 'github:name', 'gitea:http://git.example.org/owner/name'])
    expect(() => repositoryOf(line), line).toThrow(
      `EDITOR_REPO is '${line}'. Expected the host and the repository: github:owner/name`,
    );
});

test('an application id offers sign-in at GitLab and Gitea', () => {
  const signIn = { auth_type: 'pkce', app_id: 'an-id', auth_methods: ['oauth', 'token'] };
  for (const line of ['gitlab:group/name', 'gitea:owner/name'])
    expect(configOf(line, 'an-id').backend).toMatchObject(signIn);
  expect(configOf('github:owner/name', 'an-id').backend).not.toHaveProperty('app_id');
});

test('the policy names no other host than the repository’s', () => {
  const allowed = (line: string) => policyHeader(repositoryOf(line)).match(/https:[^ ;]+/g);
  const github = ['https://avatars.githubusercontent.com', 'https://api.github.com'];
  expect(allowed('github:owner/name')).toEqual(github);
  expect(allowed(`gitea:${SERVER}/owner/name`)).toEqual([SERVER, SERVER]);
});
