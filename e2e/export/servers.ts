/** Starts the web servers that the build writes configurations for. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { HostRules } from '@/lib/hosting/rules';
import { caddyConfig, nginxConfig } from '@/lib/hosting/servers';
import { makeCertificate } from '@/lib/tools/static-server/certificate';

export interface Running {
  port: number;
  close(): Promise<void>;
}

/** Where a program is, if it is installed. */
export function installed(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  await once(server.close(), 'close');
  return port;
}

export type Program = 'nginx' | 'caddy';
export const PROGRAMS: Program[] = ['nginx', 'caddy'];

/** Starts a server with the configuration that the build writes for it, changed by a test of what is wrong. */
export async function start(
  program: Program,
  rules: HostRules,
  root: string,
  edit = (config: string) => config,
): Promise<Running> {
  const port = await freePort();
  const write = { nginx: nginxConfig, caddy: caddyConfig }[program];
  const { dir, args, env } = configure(
    program,
    edit(write(rules, { root: path.resolve(root), host: 'www.example.com', port })),
  );
  return started(
    spawn(installed(program) ?? program, program === 'caddy' ? ['run', ...args] : args, { env }),
    port,
    dir,
  );
}

/** Checks the configuration that the operator gets, with the host and certificate lines in it. */
export function validate(program: Program, config: string): { ok: boolean; said: string } {
  const { dir, args, env } = configure(program, config);
  if (program === 'nginx') {
    const { files } = makeCertificate(dir);
    const own = config
      .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, files.cert)
      .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, files.key);
    fs.writeFileSync(path.join(dir, 'site.conf'), own);
  }
  const { status, stderr } = spawnSync(
    installed(program) ?? program,
    [program === 'caddy' ? 'validate' : '-t', ...args],
    { encoding: 'utf8', env },
  );
  fs.rmSync(dir, { recursive: true, force: true });
  return { ok: status === 0, said: stderr };
}

/** A folder with the configuration of a site, and how the program is told of it. */
function configure(program: Program, config: string) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${program}-`));
  const site = path.join(dir, 'site.conf');
  fs.writeFileSync(site, config);
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  if (program === 'caddy') return { dir, env, args: ['--adapter', 'caddyfile', '--config', site] };
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    path.join(dir, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
     events { worker_connections 64; } http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${site}; }`,
  );
  return {
    dir,
    env,
    args: ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')],
  };
}

async function started(child: ChildProcess, port: number, dir: string): Promise<Running> {
  let said = '';
  child.stdout?.on('data', (data) => (said += data));
  child.stderr?.on('data', (data) => (said += data));
  const close = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(dir, { recursive: true, force: true });
  };
  for (let i = 0; i < 100; i++) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
    if (await request(port, '/').catch(() => undefined)) return { port, close };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await close();
  throw new Error(`The server does not answer: ${said}`);
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is written: no client mends it on the way. */
export async function request(port: number, target: string, method = 'GET'): Promise<Answer> {
  const asked = http.request({ host: '127.0.0.1', port, path: target, method, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
