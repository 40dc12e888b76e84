/** The editor beside the preview, at /admin: `npm run edit`. */
import type http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { respond } from '../listen';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';
import { editorPage, policyHeader } from './editor-page';

/** Path of the editor; no page can have this path. */
export const ADMIN = '/admin';
const INSIDE = new RegExp(`^${ADMIN}(/(content/)?(.*))?$`);

const BUNDLE = path.join('.cache', 'editor', 'bundle');

/** Responds to a request for the editor; returns false for other requests. */
export type EditorHandler = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

/**
 * The editor, with its scripts bundled again, since they contain the schemas.
 * @param dir content folder, which is read each time the editor is opened
 * @throws when Sveltia CMS cannot be installed
 */
export async function localEditor(dir: string): Promise<EditorHandler> {
  await bundleEditor(BUNDLE);
  return serveEditor(dir, BUNDLE);
}

/** Serves the editor for local files. @param dir content folder, served without a cache at /admin/content */
export function serveEditor(dir: string, bundle: string): EditorHandler {
  const scripts = sirv(bundle, { etag: true });
  const content = sirv(dir, { dev: true });
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const [inside, below, folder, rest = ''] = INSIDE.exec(pathname) ?? [];
    if (!inside) return false;
    if (!below) response.writeHead(308, { location: `${ADMIN}/` }).end();
    else if (rest === '')
      respond(response, 'text/html', editorPage(), { 'content-security-policy': policyHeader() });
    else if (rest === 'config.json') respond(response, 'application/json', JSON.stringify(editorConfig(dir)));
    else {
      request.url = `/${rest}`;
      const serve = folder ? content : scripts;
      serve(request, response, () => void response.writeHead(404).end());
    }
    return true;
  };
}
