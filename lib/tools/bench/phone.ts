import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';

/** A cheap phone, as Lighthouse emulates it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** A slow mobile network: delay of a request (ms), bandwidth in bytes a second. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Undoes a cost that only an attached debugger causes: V8 works out source lines for each `Error` that is made. */
const AS_UNDRIVEN = '--js-flags=--no-enable-lazy-source-positions';

/** Starts a headless Chromium. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, AS_UNDRIVEN] });

/** Runs a visit on an emulated phone with an empty cache. */
export async function onPhone<T>(
  browser: Browser,
  task: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // tsx wraps functions in calls of it, those that are sent into the page too.
  await page.addInitScript('globalThis.__name = (f) => f');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const result = await task(page, session);
  await context.close();
  return result;
}

/** Slows processor and network to those of the phone. */
export async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
