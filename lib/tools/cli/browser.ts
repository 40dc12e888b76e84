import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run';

/**
 * Features of Chromium's own window, off. The first two open two hidden pages beside each page of a test, for the
 * suggestions under an address that nobody types: without them a test's page is there in two thirds of the time.
 * The others are those of Playwright's own list that matter here, since the last list given counts alone.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Switches that keep Chromium to what the tests ask of it: no sandbox as root, no traffic of its own. */
export const CHROMIUM_ARGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless shell would set letters to whole pixels, as no phone does: lines would break elsewhere.
  '--font-render-hinting=none',
];

/** Chromium without its window, which opens a page with a third less work: Debian's name, and that of Chrome for Testing. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that is here already: `CHROMIUM_PATH`, Playwright's own, an installed Chromium or Chrome.
 * @throws when `CHROMIUM_PATH` leads to nothing
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !fs.existsSync(given))
    throw new Error(
      `CHROMIUM_PATH is ${given}, and no file is there. Correct it, or leave it out: a browser is then looked for.`,
    );
  if (given) return given;
  const own = chromium.executablePath();
  if (own && fs.existsSync(own)) return own;
  return onPath(NAMES) ?? PLACES.find((path) => fs.existsSync(path));
}

/** The first of these programs that is there, in the order of their names. */
function onPath(names: string[]): string | undefined {
  const { stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', names, { encoding: 'utf8' });
  return stdout?.split(/\r?\n/).find(Boolean);
}

/**
 * The browser of a test that needs no more than a page: the headless shell beside the Chromium that `findChromium`
 * finds, or that Chromium itself.
 * @returns its path; nothing where Playwright is to launch its own, which is a shell as well
 * @throws when `CHROMIUM_PATH` leads to nothing
 */
export function findHeadlessShell(): string | undefined {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH) return found;
  return found === chromium.executablePath() ? undefined : (onPath(SHELLS) ?? found);
}

/**
 * Finds a Chromium, or installs one: Playwright's, or Debian's where that download is refused.
 * @returns its path
 * @throws with what to do, when none can be had
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  console.log('No browser found: installing one.');
  const signal = AbortSignal.timeout(300_000);
  await run('playwright', ['install', 'chromium'], { signal }).catch((error: Error) =>
    console.error(error.message),
  );
  const own = findChromium();
  if (own) return own;
  try {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const install = ['install', '-y', '--no-install-recommends'];
    // The shell is not in every release: without it the tests take longer.
    for (const args of [['update'], [...install, 'chromium'], [...install, 'chromium-headless-shell']]) {
      const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
      execFileSync(command, rest, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch {
    // Not Debian, or no right to install: said below.
  }
  const debian = findChromium();
  if (debian) return debian;
  throw new Error(noBrowser());
}

/** What to do where no browser is and none could be fetched, in a line. */
export function noBrowser(env: Record<string, string | undefined> = process.env): string {
  const proxy = env.HTTPS_PROXY ?? env.https_proxy;
  const network = proxy
    ? `The proxy ${proxy} (HTTPS_PROXY) did not let the download through`
    : 'Behind a proxy, set HTTPS_PROXY';
  return `No browser could be found or installed. Install Chromium or Chrome, or point CHROMIUM_PATH at one, and run the tests again. ${network}; npx playwright install chromium then fetches one.`;
}
