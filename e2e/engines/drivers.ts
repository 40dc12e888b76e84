/** Firefox and WebKit behind one small interface for the journeys. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key, until } from 'selenium-webdriver';
import { findProgram, freePort } from '@/lib/tools/testing';

export interface Tab {
  goto(url: string): Promise<unknown>;
  /** Clicks a visible element with a pointer. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<unknown>;
}
/** A started engine, or the reason why it cannot be tested here. */
export type Engine = { tab(): Promise<Tab>; close(): unknown } | string;

/** Starts Firefox by WebDriver BiDi. */
async function startFirefox(downloads: string): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox') ?? findProgram('firefox-esr');
  if (!executablePath) return 'no Firefox was found; FIREFOX_PATH points at one';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'pdfjs.disabled': true,
    },
  });
  return {
    async tab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: (url) => page.goto(url),
        click: (selector) => page.locator(selector).click(),
        type: (selector, text) => page.type(selector, text),
        evaluate: (expression) => page.evaluate(expression) as Promise<never>,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Starts Debian's WebKit by WebDriver: MiniBrowser of WebKitGTK on a virtual screen. */
async function startWebKit(downloads: string): Promise<Engine> {
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
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${server}/status`).catch(() => undefined))?.ok; tries++) {
    if (tries > 100) throw new Error('WebKitWebDriver did not start');
    await delay(100);
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1280x900'] },
  });
  return {
    async tab() {
      const tab = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      const visible = async (selector: string) => {
        const element = await tab.wait(until.elementLocated(By.css(selector)), 10_000);
        return tab.wait(until.elementIsVisible(element), 10_000);
      };
      return {
        goto: (url) => tab.get(url),
        async click(selector) {
          const element = await visible(selector);
          // WebKit's driver does not scroll to an element that is only a few pixels below the window.
          await tab.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
          await element.click();
        },
        type: async (selector, text) => (await visible(selector)).sendKeys(text.replaceAll('\n', Key.ENTER)),
        evaluate: (expression) => tab.executeScript(`return (${expression})`),
        close: () => tab.quit(),
      };
    },
    close: () => driver.pid && process.kill(-driver.pid),
  };
}

export const ENGINES = { firefox: startFirefox, webkit: startWebKit };
