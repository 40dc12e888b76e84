import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { installed } from '../export/servers';
import { type Engine, NotInstalled } from './engine';

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(downloads: string): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? installed('firefox') ?? installed('firefox-esr');
  if (!executablePath)
    throw new NotInstalled('no Firefox was found; install it, or point FIREFOX_PATH at one');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'pdfjs.disabled': true,
    },
  });
  let context: BrowserContext | undefined;
  return {
    name: 'Firefox',
    version: await browser.version(),
    downloads,
    async tab() {
      await context?.close();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return {
        goto: async (url) => void (await page.goto(url)),
        click: async (selector) => {
          await page.waitForSelector(selector, { visible: true });
          await page.click(selector);
        },
        type: (selector, text) => page.type(selector, text),
        evaluate: (expression) => page.evaluate(expression) as Promise<never>,
      };
    },
    close: () => browser.close(),
  };
}
