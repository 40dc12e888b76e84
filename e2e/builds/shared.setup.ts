/** Builds what tests share, except the fixture sites. A build with the same inputs keeps the last export. */
import { test as setup } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { ensureChromium } from '../support/browser';

setup('a browser is found or installed', () => ensureChromium());
setup('the site is built', () => build(settingsFromEnvironment()));
