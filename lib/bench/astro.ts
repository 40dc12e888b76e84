import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pageWith, siteContent } from '@/lib/content';
import { type AstroPage, astroPage } from './astro-page';
import type { Variant } from './file-host';
import { ensureTools, toolPath } from './tools';

const NAME = 'Astro, React islands, the same page';
const PROJECT = toolPath('astro');
/** The program itself, as npm's package `node` would install it. */
const NODE = `node-${process.platform}-${process.arch}@22`;
/** Astro 7 needs a newer Node than this project: it gets one of its own. What runs in the browser is what our pages use. */
const packages = () => [NODE, 'astro@7', '@astrojs/react@7', ...['react', 'react-dom', 'embla-carousel-react'].map((name) => `${name}@${versionOf(name)}`)];

/**
 * Builds our exported pages as Astro with React islands would ship them: the same HTML, styles, fonts and inline
 * scripts, the same React components, hydrated by Astro: forms when the page is idle, the carousel when it is seen.
 * @param out folder of the deliverable
 * @param paths pages to take
 * @returns nothing where Astro cannot be had; why is printed
 */
export function astroVariant(out: string, paths: string[]): Variant | undefined {
  if (!ensureTools(packages())) return undefined;
  // Astro looks here for packages that it must bundle.
  write('package.json', JSON.stringify({ type: 'module', dependencies: { '@astrojs/react': '*' } }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }));
  write('astro.config.mjs', config());
  write('src/slides.tsx', SLIDES);
  fs.rmSync(path.join(PROJECT, 'src/pages'), { recursive: true, force: true });
  for (const at of paths) {
    const name = at === '/' ? 'index' : at.slice(1);
    const page = astroPage(fs.readFileSync(path.join(out, `${name}.html`), 'utf8'));
    write(`src/data/${name}.json`, JSON.stringify({ ...page, popup: popupProps() }));
    write(`src/pages/${name}.astro`, template(name, page));
  }
  const { status, stdout, stderr } = spawnSync(
    toolPath('node_modules', NODE.split('@')[0] ?? '', 'bin/node'),
    [toolPath('node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: PROJECT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status === 0) return { name: NAME, roots: [path.join(PROJECT, 'dist'), out] };
  console.log(`${NAME}: left out, its build failed.\n${`${stdout}${stderr}`.slice(-1500)}`);
  return undefined;
}

function write(file: string, text: string) {
  const to = path.join(PROJECT, file);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.writeFileSync(to, text);
}

const versionOf = (name: string) => (JSON.parse(fs.readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/** What the popup is passed by our own pages (components/chrome/shell.tsx). */
function popupProps() {
  const content = siteContent();
  const { enquiryHost: host, chat, branches } = content.site;
  const contacts = branches.filter((b) => b.inFooter).map(({ id, short, phone, email }) => ({ id, short, phone, email }));
  return { host, chat: chat.number, privacy: pageWith(content, 'privacy').path, branches: contacts };
}

/** One React for our components and for Astro's renderer, or hooks would find none. */
const config = () => `import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
export default defineConfig({
  integrations: [react()],
  build: { format: 'file' },
  vite: { resolve: { alias: { '@': ${JSON.stringify(process.cwd())} }, dedupe: ['react', 'react-dom'] } },
});
`;

/** Astro gives an island its slots as properties; our carousel takes its slides as children. */
const SLIDES = `import { CarouselView } from '@/components/islands/carousel-view';
export function Slides({ label, controls, children, ...slides }) {
  return <CarouselView label={label} controls={controls}>{Object.values(slides)}</CarouselView>;
}
`;

/** The page's file: pieces of static HTML with islands between them. */
function template(name: string, { parts, slides }: AstroPage): string {
  const islands = {
    popup: '<EnquiryPopup client:idle {...page.popup} />',
    filter: '<CourseFilter client:idle {...page.filter} />',
    slides: `<Slides client:visible {...page.carousel}>${slides.map((_, i) => `<Fragment slot="s${i}" set:html={page.slides[${i}]} />`).join('')}</Slides>`,
  };
  const body = parts.map((part, i) => ('island' in part ? islands[part.island] : `<Fragment set:html={page.parts[${i}].html} />`));
  return `---
import { CourseFilter } from '@/components/islands/course-filter';
import { EnquiryPopup } from '@/components/islands/enquiry-popup';
import page from '../data/${name}.json';
import { Slides } from '../slides';
---
<!doctype html>
<html {...page.html}><head><Fragment set:html={page.head} /></head><body {...page.body}>${body.join('')}</body></html>
`;
}
