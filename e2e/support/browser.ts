import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from '@/lib/tools/testing';
import { TEST_API } from './test-export';

/**
 * Chromium features to switch off. The first two open hidden pages for the address bar, which takes a third
 * of the time of a test page; the third starts a process for the next page, a quarter of the processor time.
 * The others come from Playwright's list, which this one replaces.
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

const ARGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--disable-quic',
  // With hinting, letter widths are whole pixels, so lines would break elsewhere than on a phone.
  '--font-render-hinting=none',
];

const PROGRAMS = 'chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge'.split(
  ' ',
);
const ON_MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Commands that install Chromium; Debian's package is the fallback if Playwright's download fails. */
const INSTALL = [
  'npx playwright install chromium',
  'apt-get update && apt-get install -y --no-install-recommends chromium',
];

function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = PROGRAMS.flatMap((name) => findProgram(name) ?? []);
  return [...installed, ...ON_MAC, chromium.executablePath()].find((file) => fs.existsSync(file));
}

/** Starts a Chromium that maps the host of the export's enquiry API to a local port. */
export function launch(apiPort: number, { args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const rules = `MAP ${new URL(TEST_API).hostname} 127.0.0.1:${apiPort}`;
  return chromium.launch({
    executablePath: findChromium(),
    args: [...ARGS, `--host-resolver-rules=${rules}`, ...args],
    ...options,
  });
}

/** Installs Chromium if there is none. @throws with advice when the installation fails */
export function ensureChromium() {
  for (const command of INSTALL) {
    if (findChromium()) return;
    console.log(`No browser found: ${command}`);
    const { stderr } = spawnSync(command, { shell: true, encoding: 'utf8', timeout: 300_000 });
    console.error(stderr);
  }
  if (!findChromium())
    throw new Error(
      'No browser could be found or installed. Install Chromium or Chrome, or point CHROMIUM_PATH at one. Behind a proxy, set HTTPS_PROXY; npx playwright install chromium then fetches one.',
    );
}
