/** Starts the web servers that the build writes configurations for. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { HostRules } from '@/lib/hosting/rules';
import { caddyConfig, nginxConfig } from '@/lib/hosting/servers';
import { makeCertificate } from '@/lib/tools/static-server/certificate';

export interface Running {
  port: number;
  stop(): Promise<void>;
}

/** Where a program is, if it is installed. */
export function installed(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A change of a configuration, for tests of what is wrong. */
type Edit = (config: string) => string;
const asItIs: Edit = (config) => config;

export async function startNginx(rules: HostRules, root: string, edit: Edit = asItIs): Promise<Running> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  fs.writeFileSync(path.join(dir, 'site.conf'), edit(nginxConfig(rules, { root: path.resolve(root), host: 'www.example.com', port })));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    path.join(dir, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
     events { worker_connections 64; } http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${dir}/site.conf; }`,
  );
  return started(spawn(installed('nginx') ?? 'nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')]), port, dir);
}

export async function startCaddy(rules: HostRules, root: string, edit: Edit = asItIs): Promise<Running> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = path.join(dir, 'Caddyfile');
  fs.writeFileSync(file, edit(caddyConfig(rules, { root: path.resolve(root), host: 'www.example.com', port })));
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  return started(spawn(installed('caddy') ?? 'caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }), port, dir);
}

/** Checks the configuration that the operator gets, with the host and certificate lines in it. */
export function validate(program: 'nginx' | 'caddy', config: string): { ok: boolean; said: string } {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${program}-`));
  const file = path.join(dir, 'config');
  let args = ['validate', '--adapter', 'caddyfile', '--config', file];
  if (program === 'nginx') {
    const { files } = makeCertificate(dir);
    fs.writeFileSync(file, config.replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, files.cert).replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, files.key));
    fs.writeFileSync(
      path.join(dir, 'nginx.conf'),
      `pid ${dir}/pid; error_log ${dir}/error.log; events {} http { include /etc/nginx/mime.types; access_log off; include ${file}; }`,
    );
    args = ['-t', '-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')];
  } else fs.writeFileSync(file, config);
  const { status, stderr } = spawnSync(installed(program) ?? program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  fs.rmSync(dir, { recursive: true, force: true });
  return { ok: status === 0, said: stderr };
}

async function started(child: ChildProcess, port: number, dir: string): Promise<Running> {
  let said = '';
  child.stdout?.on('data', (data) => (said += data));
  child.stderr?.on('data', (data) => (said += data));
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    fs.rmSync(dir, { recursive: true, force: true });
  };
  for (let i = 0; i < 100; i++) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
    if (await request(port, '/').catch(() => undefined)) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`The server does not answer: ${said}`);
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is written: no client mends it on the way. */
export function request(port: number, target: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path: target, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
        response.on('error', reject);
      })
      .on('error', reject)
      .end();
  });
}
