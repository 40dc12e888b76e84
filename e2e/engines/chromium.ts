import { type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';
import { type Engine, NotInstalled } from './engine';

/** Chromium, by Playwright. */
export async function startChromium(downloads: string): Promise<Engine> {
  const executablePath = findChromium();
  if (!executablePath) throw new NotInstalled('no Chromium or Chrome was found');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  let context: BrowserContext | undefined;
  return {
    name: 'Chromium',
    version: browser.version(),
    downloads,
    async tab() {
      await context?.close();
      context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      page.on('download', (download) =>
        download.saveAs(`${downloads}/${download.suggestedFilename()}`).catch(() => {}),
      );
      return {
        goto: async (url) => void (await page.goto(url)),
        click: (selector) => page.locator(selector).first().click(),
        type: (selector, text) => page.locator(selector).pressSequentially(text),
        evaluate: (expression) => page.evaluate(expression),
      };
    },
    close: () => browser.close(),
  };
}
