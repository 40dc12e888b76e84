/** What holds on the pages of content/, whatever an editor writes, and of the fixture sites. */
import { expect, test } from '@playwright/test';
import { SITES, TEST_SITE } from '../support/sites';
import { LINK_RULES } from './link-rules';
import { PAGE_RULES } from './page-rules';
import { SPECIFICATION } from './specification';

for (const site of SITES)
  for (const [rule, faultsOf] of Object.entries({ ...PAGE_RULES, ...LINK_RULES }))
    test(`${site.content.dir}: ${rule}`, () => expect(faultsOf(site)).toEqual([]));

for (const [rule, faultsOf] of Object.entries(SPECIFICATION))
  test(`the specification, ${rule}`, () => {
    expect(faultsOf(TEST_SITE), 'the specification asks for this').toEqual([]);
  });
