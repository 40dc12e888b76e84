import { expect, test } from '@playwright/test';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { routes } from '@/lib/content';
import { attribute, findAll } from '@/lib/html/dom';
import { BARE_SITE, FULL_SITE, oneOfEachKind, TEST_SITE } from '../support/sites';
import { read } from './read';

/** Rules of html-validate: the HTML standard, accessibility, whole documents; exceptions have reasons. */
const CONFIG: ConfigData = {
  root: true,
  elements: [
    'html5',
    {
      link: {
        attributes: {
          // The validator does not know `rel=expect`, and allows `blocking` only with other values of `rel`.
          blocking: { enum: ['render'], allowed: () => null },
          // The standard allows `imagesrcset` in place of `href`; the validator does not know it.
          href: { required: false },
        },
      },
    },
  ],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Lists of links may have labels, which distinguish two lists in one menu.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The slides of the home page precede its title and have headings.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Every file comes from this site.
    'require-sri': 'off',
    // The standard allows `tel-national` only on text fields, but browsers fill it in telephone fields too.
    'valid-autocomplete': 'off',
  },
};

const PAGES = [
  { site: TEST_SITE, pages: routes(TEST_SITE.content) },
  ...[BARE_SITE, FULL_SITE].map((site) => ({ site, pages: oneOfEachKind(site) })),
];

test('every page is valid HTML', async () => {
  test.slow();
  const validator = new HtmlValidate(new FileSystemConfigLoader(CONFIG));
  for (const { site, pages } of PAGES)
    for (const file of [...pages.map((route) => route.file), '404.html']) {
      const page = read(site, file);
      const place = `${site.root}/${file}`;
      const links = findAll(page.document, 'link').map(
        (e) => attribute(e, 'href') ?? attribute(e, 'imagesrcset'),
      );
      expect.soft(links, place).not.toContain(undefined);
      // Styles are removed: they are not checked, and would be parsed for each page.
      const html = page.html.replace(/<style>[^<]*<\/style>/g, '<style></style>');
      const { results } = await validator.validateString(html);
      const wrong = results.flatMap(({ messages }) =>
        messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message} (${m.selector})`),
      );
      expect.soft(wrong, place).toEqual([]);
    }
});
