import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';

/**
 * Features of Chromium's own window, off. The first two open two hidden pages beside each page of a test, for the
 * suggestions of an address bar: without them a test's page is there in two thirds of the time.
 * The third starts a process for the next page, a quarter of the processor time of a page.
 * The others are those of Playwright's own list that matter here, since the last list given counts alone.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
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

const PROGRAMS = [
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

/** Playwright's way to get one, and Debian's where that download is refused. */
const INSTALL = [
  'npx playwright install chromium',
  'apt-get update && apt-get install -y --no-install-recommends chromium',
];

/**
 * A Chromium that is here already: `CHROMIUM_PATH`, an installed one, Playwright's own.
 * @throws when `CHROMIUM_PATH` leads to nothing
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !fs.existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and no file is there.`);
  if (given) return given;
  const which = process.platform === 'win32' ? 'where' : 'which';
  const { stdout } = spawnSync(which, PROGRAMS, { encoding: 'utf8' });
  return (
    stdout?.split(/\r?\n/).find(Boolean) ??
    [...ON_MAC, chromium.executablePath()].find((file) => fs.existsSync(file))
  );
}

/**
 * Finds a Chromium, or installs one.
 * @throws with what to do, when none can be had
 */
export function ensureChromium() {
  for (const command of INSTALL) {
    if (findChromium()) return;
    console.log(`No browser found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 300_000 });
  }
  if (!findChromium())
    throw new Error(
      'No browser could be found or installed. Install Chromium or Chrome, or point CHROMIUM_PATH at one. Behind a proxy, set HTTPS_PROXY; npx playwright install chromium then fetches one.',
    );
}
