import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';

/**
 * Features of Chromium's own window, off. The first two open two hidden pages beside each page of a test, for the
 * suggestions of an address bar: without them a test's page is there in two thirds of the time.
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

/** Chromium without its window opens a page with a third less work: Debian's name, and that of Chrome for Testing. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const ON_MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Two ways to get one: Playwright's, and Debian's where that download is refused. */
const INSTALL = [
  'npx playwright install chromium',
  'apt-get update && apt-get install -y --no-install-recommends chromium',
];

/** What `CHROMIUM_PATH` names, else the first of some programs that is installed. */
function installed(names: string[]): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !fs.existsSync(given))
    throw new Error(
      `CHROMIUM_PATH is ${given}, and no file is there. Correct it, or leave it out: a browser is then looked for.`,
    );
  if (given) return given;
  const { stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', names, { encoding: 'utf8' });
  return stdout?.split(/\r?\n/).find(Boolean) ?? ON_MAC.find((file) => fs.existsSync(file));
}

/**
 * A Chromium that is here already: `CHROMIUM_PATH`, an installed one, Playwright's own.
 * @throws when `CHROMIUM_PATH` leads to nothing
 */
export const findChromium = (): string | undefined =>
  installed(BROWSERS) ?? [chromium.executablePath()].find((file) => fs.existsSync(file));

/**
 * The same for a test that needs no more than a page: a headless shell where there is one.
 * @returns nothing where Playwright is to launch its own, which is a shell as well
 * @throws when `CHROMIUM_PATH` leads to nothing
 */
export const findHeadlessShell = (): string | undefined => installed([...SHELLS, ...BROWSERS]);

/**
 * Finds a Chromium, or installs one.
 * @throws with what to do, when none can be had
 */
export function ensureChromium(): string {
  for (const command of INSTALL) {
    const found = findChromium();
    if (found) return found;
    console.log(`No browser found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 300_000 });
  }
  const found = findChromium();
  if (!found) throw new Error(noBrowser());
  return found;
}

/** What to do where no browser is and none could be fetched, in a line. */
export const noBrowser = (proxy = process.env.HTTPS_PROXY ?? process.env.https_proxy) =>
  `No browser could be found or installed. Install Chromium or Chrome, or point CHROMIUM_PATH at one, and run the tests again. ${proxy ? `The proxy ${proxy} (HTTPS_PROXY) did not let the download through` : 'Behind a proxy, set HTTPS_PROXY'}; npx playwright install chromium then fetches one.`;
