/** The editor beside the preview, at /admin: `npm run edit`. */
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';
import { installEditor } from './install';
import { editorPage } from './page';
import { editorPolicy, FRAMES } from './policy';

/** Path of the editor; no page can have it while it is there. */
export const ADMIN = '/admin';

const FOLDER = path.join('.cache', 'editor', 'home');

/**
 * Installs and bundles the editor.
 * @param dir content folder that the forms' choices are read from, anew each time the editor is opened
 * @returns what answers the requests under `ADMIN`, and says whether a request was one
 */
export async function editorAtHome(dir: string): Promise<(request: http.IncomingMessage, response: http.ServerResponse) => boolean> {
  await installEditor();
  fs.rmSync(FOLDER, { recursive: true, force: true });
  await bundleEditor(FOLDER, `${ADMIN}/`);
  const files = sirv(FOLDER, { dev: true, etag: true });
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== ADMIN && !pathname.startsWith(`${ADMIN}/`)) return false;
    const answer = (type: string, text: string, headers: http.OutgoingHttpHeaders = {}) =>
      void response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers }).end(text);
    if (pathname === ADMIN || pathname === `${ADMIN}/`)
      answer('text/html', editorPage(`${ADMIN}/`), { 'content-security-policy': `${editorPolicy()}; ${FRAMES}` });
    else if (pathname === `${ADMIN}/config.json`) answer('application/json', JSON.stringify(editorConfig(dir)));
    else {
      request.url = (request.url ?? '').slice(ADMIN.length);
      files(request, response, () => void response.writeHead(404).end());
    }
    return true;
  };
}
