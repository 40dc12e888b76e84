/** Test helpers: programs, free ports, and nginx and Caddy with the configuration for operators. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(0, () => undefined);
  await close();
  return port;
}

/** A configuration's file, its change to an unprivileged port without TLS, and the program's arguments. */
const PROGRAMS = {
  nginx: {
    name: 'nginx.conf',
    unprivileged(config: string, port: number, dir: string) {
      // The maps, and the site from its root on: not the server that redirects HTTP, and nothing of TLS.
      const [maps] = config.split('server {');
      const site = `server { listen 127.0.0.1:${port}; ${config.slice(config.indexOf('root /'))}`;
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const temporary = folders.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      return `${user} daemon off; worker_processes 1; pid ${dir}/pid; events { worker_connections 64; }
        http { include /etc/nginx/mime.types; access_log off; ${temporary} ${maps} ${site} }`;
    },
    args: (file: string, dir: string) => ['-p', dir, '-c', file, '-e', `${dir}/error.log`],
  },
  caddy: {
    name: 'Caddyfile',
    unprivileged: (config: string, port: number) =>
      `{\n\tadmin off\n}\nhttp://127.0.0.1:${port}${config.slice(config.indexOf(' {\n'))}`,
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

/**
 * Starts a server with a configuration that the build writes for operators.
 * @param hosts folder of the configurations
 * @param root folder of the export
 */
export async function startServer(program: keyof typeof PROGRAMS, hosts: string, root: string) {
  const port = await freePort();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${program}-`));
  const { name, unprivileged, args } = PROGRAMS[program];
  const config = fs.readFileSync(path.join(hosts, name), 'utf8').replace('/var/www/site', path.resolve(root));
  const file = path.join(dir, name);
  fs.writeFileSync(file, unprivileged(config, port, dir));
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  const child = spawn(findProgram(program) ?? program, args(file, dir), { env });
  const errors = text(child.stderr);
  const close = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    fs.rmSync(dir, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    if (await request(url, '/').catch(() => undefined)) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} ended: ${await errors}`);
}

/** Sends a request with the exact path: `fetch` would normalize it. */
export async function request(base: string, target: string) {
  const { hostname: host, port } = new URL(base);
  const sent = http.request({ host, port, path: target, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
