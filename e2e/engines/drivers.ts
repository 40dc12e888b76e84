/**
 * Firefox and WebKit, by the commands of WebDriver: WebKit's driver takes them by HTTP, Firefox at a socket
 * (Marionette), which needs no geckodriver.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findProgram, freePort } from '@/lib/tools/testing';

interface Session {
  /** Sends a command, by its name in Firefox and its path in WebKit's driver. @throws the engine's error */
  send(name: string, path: string, parameters: object): Promise<unknown>;
  close(): unknown;
}

/** Starts Firefox. @returns a session, or the reason why there is none here */
async function startFirefox(downloads: string): Promise<Session | string> {
  const program = process.env.FIREFOX_PATH ?? findProgram('firefox') ?? findProgram('firefox-esr');
  if (!program) return 'no Firefox was found; FIREFOX_PATH points at one';
  const port = await freePort();
  const settings = {
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'marionette.port': port,
    'pdfjs.disabled': true,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(path.join(downloads, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--profile', downloads, '--width=1280', '--height=1000'];
  const firefox = spawn(program, args, { stdio: 'ignore' });
  const socket = await eventually(async () => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  });
  const answers = messagesOf(socket);
  // Firefox begins with the version of its protocol.
  await answers.next();
  const send = async (name: string, _: string, parameters: object) => {
    const message = JSON.stringify([0, 0, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await answers.next()).value;
    if (error) throw new Error(error.message);
    return result.value;
  };
  await send('NewSession', '', {});
  return { send, close: () => firefox.kill() };
}

/** Messages of Firefox, one at a time: the length in bytes, a colon, JSON. */
async function* messagesOf(socket: net.Socket) {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    const start = received.indexOf(':') + 1;
    if (start === 0 || received.length < start + Number(received.subarray(0, start - 1))) continue;
    yield JSON.parse(received.subarray(start).toString());
    received = Buffer.alloc(0);
  }
}

/** Starts Debian's WebKit: MiniBrowser of WebKitGTK on a virtual screen. */
async function startWebKit(downloads: string): Promise<Session | string> {
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const binary = ['4.1', '6.0', '4.0']
    .map((api) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-${api}/MiniBrowser`)
    .find((file) => fs.existsSync(file));
  if (!binary || !findProgram('WebKitWebDriver') || !findProgram('xvfb-run'))
    return 'no WebKitGTK was found; on Debian: apt-get install webkit2gtk-driver xvfb';
  // MiniBrowser downloads into the folder that the desktop's settings name.
  const config = path.join(downloads, '.config');
  fs.mkdirSync(config);
  fs.writeFileSync(path.join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  // In a separate process group, so that all child processes end with it.
  const env = { HOME: downloads, XDG_CONFIG_HOME: config, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const screen = ['-a', '-s', '-screen 0 1280x1024x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
  const post = async (path: string, parameters: object) => {
    const body = JSON.stringify(parameters);
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: 'POST', body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const options = { binary, args: ['--automation', '--geometry=1280x900'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = await eventually(() => post('', { capabilities: { alwaysMatch } }));
  return {
    send: (_, path, parameters) => post(`/${sessionId}/${path}`, parameters),
    close: () => driver.pid && process.kill(-driver.pid),
  };
}

/** Repeats an action until it succeeds. */
async function eventually<T>(act: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  await expect(async () => {
    result = await act();
  }).toPass({ timeout: 10_000 });
  return result as T;
}

/** The only tab of an engine. */
export type Tab = Exclude<Awaited<ReturnType<typeof openTab>>, string>;

/** Starts an engine. @returns its tab, or the reason why the engine cannot be tested here */
export async function openTab(engine: string, downloads: string) {
  const session = await (engine === 'firefox' ? startFirefox : startWebKit)(downloads);
  if (typeof session === 'string') return session;
  const { send, close } = session;
  const evaluate = (expression: string) =>
    send('ExecuteScript', 'execute/sync', { script: `return (${expression})`, args: [] });
  /** Waits until an element is visible, and scrolls to it. @returns its id in the engine */
  const visible = (selector: string) =>
    eventually(async () => {
      const element = `document.querySelector(${JSON.stringify(selector)})`;
      const isVisible = `${element}?.checkVisibility({ visibilityProperty: true })`;
      expect(await evaluate(isVisible), selector).toBe(true);
      // WebKit's driver does not scroll to an element that is only a few pixels below the window.
      await evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      return Object.values((await evaluate(element)) as object)[0];
    });
  return {
    close,
    evaluate,
    goto: (url: string) => send('Navigate', 'url', { url }),
    /** Clicks a visible element with a pointer. */
    async click(selector: string) {
      const id = await visible(selector);
      await send('ElementClick', `element/${id}/click`, { id });
    },
    async type(selector: string, text: string) {
      const id = await visible(selector);
      const ENTER = '\ue007';
      await send('ElementSendKeys', `element/${id}/value`, { id, text: text.replaceAll('\n', ENTER) });
    },
  };
}
