/** What the tests share. A build whose inputs have not changed keeps the last export. */
import { test as setup } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { ensureChromium } from '../support/browser';
import { buildFixtureSites } from '../support/build-fixture-sites';

setup('a browser is found or installed', () => ensureChromium());
setup('the fixture sites are built', () => buildFixtureSites());
setup('the site is built', () => build(settingsFromEnvironment()));
