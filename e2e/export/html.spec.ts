import { expect, test } from '@playwright/test';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { BARE_EXPORT, FULL_EXPORT } from '@/e2e/builds/small';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';

import { oneOfEachKind } from '../pages';
import { read } from './site';

/** The HTML standard, accessibility and whole documents; what is set otherwise says why. */
const CONFIG: ConfigData = {
  root: true,
  // `rel=expect` is younger than the validator, which knows `blocking` beside three other words alone.
  elements: ['html5', { link: { attributes: { blocking: { enum: ['render'], allowed: () => null } } } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Lists of links may be named: two of them in one menu are told apart by it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The slides of the home page stand before its title and have headings of their own.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Every file comes from this site.
    'require-sri': 'off',
    // The standard offers `tel-national` to text fields alone; browsers fill the ten digits into a telephone field.
    'valid-autocomplete': 'off',
  },
};

/** Of the site a page of each kind: others repeat them. Of the small sites those that show facts. */
const files = () => [
  ...[...oneOfEachKind.map((route) => route.file), '404.html'].map((file) => ({ file, root: TEST_EXPORT })),
  ...[FULL_EXPORT, BARE_EXPORT].flatMap((root) =>
    ['index', 'course', 'catia', 'tvisa', 'Contact', 'career'].map((name) => ({
      file: `${name}.html`,
      root,
    })),
  ),
];
test('every kind of page is valid HTML', async () => {
  // The validator is thorough, and so not quick.
  test.slow();
  const validator = new HtmlValidate(new FileSystemConfigLoader(CONFIG));
  const wrong: string[] = [];
  for (const { file, root } of files()) {
    const report = await validator.validateString(withoutStyles(read(file, root).html));
    for (const { messages } of report.results)
      wrong.push(
        ...messages.map(
          (m) => `${root}/${file}:${m.line}:${m.column} ${m.ruleId}: ${m.message} (${m.selector})`,
        ),
      );
  }
  expect(wrong).toEqual([]);
});

/** Styles are not what is checked here, and would be read again for each page. */
const withoutStyles = (html: string) => html.replace(/<style>[^<]*<\/style>/g, '<style></style>');
