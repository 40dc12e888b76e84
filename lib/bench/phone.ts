import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@/lib/cli/browser';

/** A cheap phone: its screen, its touch, and how much slower it is than this machine. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const CPU_SLOWDOWN = 4;
/** A slow mobile network, as the peers were measured: delay a request, bandwidth. */
export const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** A Chromium for measurements, with switches of its own beside the tests'. */
export const launchBrowser = (args: string[] = []): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...args] });

/**
 * A page of a phone that has never been here, taken away afterwards.
 * @param options what the browser context needs beside the phone
 */
export async function onPhone<T>(browser: Browser, task: (page: Page, session: CDPSession) => Promise<T>, options = {}): Promise<T> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await task(page, session);
  } finally {
    await context.close();
  }
}

export const slowProcessor = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
export const slowNetwork = (session: CDPSession) => session.send('Network.emulateNetworkConditions', SLOW);
