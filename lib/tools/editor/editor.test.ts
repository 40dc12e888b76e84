/** The line that names a repository: what it configures, and that nothing which visitors get knows of it. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { inputsKey } from '@/lib/export/inputs';
import { sourceFiles } from '@/lib/files/source-files';
import { editorConfig } from './config';
import { whyNot } from './install';
import { editorPolicy } from './policy';
import { repositoryOf } from './repository';

const backend = (line: string, application?: string) =>
  editorConfig('content', repositoryOf(line), application).cms.backend;
const reviews = (line: string) => editorConfig('content', repositoryOf(line)).cms.publish_mode;
const asked = (line: string) => /connect-src ([^;]+)/.exec(editorPolicy(repositoryOf(line)))?.[1];

test('one line names the host, the repository and the branch', () => {
  expect(backend('github:owner/name')).toMatchObject({
    name: 'github',
    repo: 'owner/name',
    branch: 'main',
    auth_methods: ['token'],
  });
  expect(backend('gitlab:group/sub/name#live')).toMatchObject({
    name: 'gitlab',
    repo: 'group/sub/name',
    branch: 'live',
  });
  expect(backend('gitea:https://git.example.org/owner/name')).toMatchObject({
    name: 'gitea',
    repo: 'owner/name',
    base_url: 'https://git.example.org',
    api_root: 'https://git.example.org/api/v1',
  });
  for (const line of [
    'owner/name',
    'github:name',
    'bitbucket:owner/name',
    'gitea:http://git.example.org/owner/name',
  ])
    expect(() => repositoryOf(line), line).toThrow(
      `EDITOR_REPO is '${line}'. Expected the host and the repository: github:owner/name`,
    );
});

test('one signs in by token, and on the page of GitLab or Gitea where an application is registered', () => {
  for (const line of ['gitlab:group/name', 'gitea:owner/name']) {
    expect(backend(line)).toMatchObject({ auth_methods: ['token'] });
    expect(backend(line, 'an-id')).toMatchObject({
      auth_type: 'pkce',
      app_id: 'an-id',
      auth_methods: ['oauth', 'token'],
    });
  }
  expect(backend('github:owner/name', 'an-id')).not.toHaveProperty('app_id');
});

test('changes are reviewed where the host can, and no other host is asked', () => {
  expect(['github:owner/name', 'gitlab:group/name', 'gitea:owner/name'].map(reviews)).toEqual([
    'editorial_workflow',
    'editorial_workflow',
    undefined,
  ]);
  expect(asked('github:owner/name')).toBe("'self' data: blob: https://api.github.com");
  expect(asked('gitea:https://git.example.org/owner/name')).toBe(
    "'self' data: blob: https://git.example.org",
  );
});

test('the site is the same bytes with the line and without it', () => {
  const { EDITOR_REPO } = process.env;
  const keys = ['', 'github:owner/name'].map((line) => {
    process.env.EDITOR_REPO = line;
    return inputsKey();
  });
  process.env.EDITOR_REPO = EDITOR_REPO ?? '';
  expect(keys[0]).toBe(keys[1]);
  // Nothing that pages, styles and files are made by reads it, from the environment or from site.md.
  const sources = sourceFiles(['app', 'components', 'lib']).filter(
    (file) => !file.startsWith('lib/tools/') && /\.tsx?$/.test(file),
  );
  expect(sources.filter((file) => /env\.EDITOR|\.editor\b/.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test('an editor that cannot be installed names the cause: the network only where it is that', () => {
  const said = (code: string) => `npm error code ${code}\nnpm error in npm's own words\n`;
  expect(whyNot('npm ended with 1', said('ENOTFOUND'), false)).toContain(
    '(npm: ENOTFOUND): connect to the internet',
  );
  expect(whyNot('npm ended with SIGTERM', '', true)).toContain('(npm: no answer in time): connect');
  const missing = 'npm could not be started: it is not installed, or not on the PATH';
  expect(whyNot(missing, '', false)).toBe(missing);
  expect(whyNot('npm ended with 1', said('EACCES'), false)).toBe(
    "npm ended with 1\nnpm error code EACCES\nnpm error in npm's own words",
  );
});
