import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { freePort, installed } from '../export/servers';
import { type Engine, NotInstalled } from './engine';

const BROWSERS = ['4.1', '6.0', '4.0'].map(
  (api) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${api}/MiniBrowser`,
);

/** WebKit as Debian has it: MiniBrowser of WebKitGTK on a virtual screen, by WebDriver. */
export async function startWebKit(downloads: string): Promise<Engine> {
  const binary = BROWSERS.find((file) => fs.existsSync(file));
  const missing = [
    !binary && 'MiniBrowser of WebKitGTK',
    ...['WebKitWebDriver', 'xvfb-run'].map((name) => !installed(name) && name),
  ];
  if (!binary || missing.some(Boolean))
    throw new NotInstalled(
      `missing: ${missing.filter(Boolean).join(', ')}; on Debian: apt-get install webkit2gtk-driver xvfb`,
    );

  // Its download folder is the one that the desktop names.
  const home = path.join(downloads, '.home');
  fs.mkdirSync(path.join(home, '.config'), { recursive: true });
  fs.writeFileSync(path.join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  // A group of its own, so that all that it starts ends with it.
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`],
    { env, stdio: 'ignore', detached: true },
  );
  const server = `http://127.0.0.1:${port}`;
  await ready(server);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1280x900'] },
  });
  let session: WebDriver | undefined;
  const open = () => new Builder().usingServer(server).withCapabilities(capabilities).build();
  session = await open();
  const version = String((await session.getCapabilities()).get('browserVersion'));
  return {
    name: 'WebKitGTK',
    version,
    downloads,
    async tab() {
      await session?.quit();
      const tab = await open();
      session = tab;
      const visible = async (selector: string) => {
        const element = await tab.wait(until.elementLocated(By.css(selector)), 10_000);
        return tab.wait(until.elementIsVisible(element), 10_000);
      };
      return {
        goto: (url) => tab.get(url),
        async click(selector) {
          const element = await visible(selector);
          // Its driver scrolls to what is far below the window, and not to what is a few pixels below.
          await tab.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
          await element.click();
        },
        type: async (selector, text) => (await visible(selector)).sendKeys(text),
        evaluate: (expression) => tab.executeScript(`return (${expression})`),
      };
    },
    async close() {
      // A driver whose browser has died never answers.
      await Promise.race([session?.quit().catch(() => {}), delay(5000, undefined, { ref: false })]);
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

async function ready(server: string) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('WebKitWebDriver did not start');
}
