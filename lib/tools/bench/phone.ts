import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';

/** A cheap phone: its screen, its touch, and how much slower it is than this machine. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** Time for the frames that scrolling to a thing takes. */
const STILL_MS = 250;
/** A slow mobile network, as the peers were measured: delay a request, bandwidth. */
export const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/**
 * Without it an `Error` that a script makes while it is run costs as much as compiling the script again, but only where
 * a debugger listens, as a driver does: V8 then works out the lines of all functions on the stack. (React makes two;
 * on the slow processor they took 130 ms, and none in a browser that nobody drives.)
 */
const AS_UNDRIVEN = '--js-flags=--no-enable-lazy-source-positions';

/** A Chromium for measurements, with switches of its own beside the tests'. */
export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, AS_UNDRIVEN, ...args] });

/** A page of a phone that has never been here, taken away afterwards. */
export async function onPhone<T>(
  browser: Browser,
  task: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await task(page, session);
  } finally {
    await context.close();
  }
}

export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
export const slowNetwork = (session: CDPSession) => session.send('Network.emulateNetworkConditions', SLOW);

/** How long a finger stays on the glass, about; a driver's own tap takes no time at all, as nobody does. */
const TOUCH_MS = 80;

/** A finger's tap at a point of the screen, without a look at the page, which would be counted as the page's time. */
export async function touch(page: Page, at: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The middle of an element that a finger can reach now, at rest. */
export async function reach(target: Locator): Promise<{ x: number; y: number }> {
  await target.tap({ trial: true });
  await target.page().waitForTimeout(STILL_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap on: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
