import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Content, fileOf, routes } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { atomicWrite } from '@/lib/files/atomic-write';
import type { IslandScripts } from './islands';
import { writeRelease } from './release-manifest';
import { planReuse as plan, saveState } from './reuse';

const content = loadContent();
const reusable = routes(content).flatMap(({ path: at, entry }) => (entry.kind === 'page' ? [] : [at]));

const scripts = (version: string): IslandScripts => {
  const file = (name: string) => ({ url: `/assets/${name}-${version}.js`, text: '' });
  return {
    react: file('react'),
    islands: {
      carousel: file('carousel'),
      'course-filter': file('filter'),
      'enquiry-panel': file('panel'),
      'enquiry-popup': file('popup'),
    },
  };
};
// Of the code a folder, which nobody writes meanwhile: a build beside the tests makes a new list of pictures.
const planReuse = (of: Content, to: string, version = '1') => plan(of, to, scripts(version), ['lib/export']);

/** A folder that looks as if the content had been exported into it. */
function exported(): string {
  const to = test.info().outputPath('out');
  for (const at of reusable) atomicWrite(path.join(to, fileOf(at)), `<!DOCTYPE html><title>${at}</title>`);
  writeRelease(to);
  saveState(planReuse(content, to), to);
  return to;
}

/** The content with one entry changed. */
const edited = (slug: string, change: (entry: Content['entries'][number]) => object): Content => ({
  ...content,
  entries: content.entries.map((entry) =>
    entry.slug === slug ? ({ ...entry, ...change(entry) } as typeof entry) : entry,
  ),
});
const rendered = (plan: { reused: ReadonlySet<string> }) =>
  reusable.filter((at) => !plan.reused.has(at)).sort();

test.describe('pages of the last export', () => {
  test('hold while nothing has changed; the first build has none', () => {
    expect(rendered(planReuse(content, test.info().outputPath('none')))).toEqual([...reusable].sort());
    expect(rendered(planReuse(content, exported()))).toEqual([]);
  });

  test('an edit of a text renders its page alone', () => {
    const to = exported();
    const edit = planReuse(
      edited('catia', (entry) => ({ markdown: `${entry.markdown}\nOne more line.\n` })),
      to,
    );
    expect(rendered(edit)).toEqual(['/catia']);
  });

  test('a description is rendered where it stands: on its page and on those that lead to it', () => {
    const to = exported();
    const edit = planReuse(
      edited('catia', (entry) => ({ data: { ...entry.data, description: 'Another description.' } })),
      to,
    );
    const pages = rendered(edit);
    expect(pages).toContain('/catia');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(reusable.length / 2);
  });

  test('what stands on every page renders every page', () => {
    const to = exported();
    expect(rendered(planReuse({ ...content, site: { ...content.site, name: 'Another name' } }, to))).toEqual(
      [...reusable].sort(),
    );
    const renamed = edited('catia', (entry) => ({ data: { ...entry.data, title: 'Named in the menu' } }));
    expect(rendered(planReuse(renamed, to))).toEqual([...reusable].sort());
  });

  test('a page that somebody changed or lost is rendered again', () => {
    const to = exported();
    fs.appendFileSync(path.join(to, 'catia.html'), '<script>alert(1)</script>');
    fs.rmSync(path.join(to, 'autocad.html'));
    expect(rendered(planReuse(content, to))).toEqual(['/autocad', '/catia']);
  });

  test('are all rendered when the scripts that they name have other names', () => {
    expect(rendered(planReuse(content, exported(), '2'))).toEqual([...reusable].sort());
  });
});
