import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { IslandName } from '@/lib/browser/islands';
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
    write(`src/data/${name}.json`, JSON.stringify(page));
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
const SLIDES = `import Carousel from '@/components/islands/carousel';
export function Slides({ label, controls, count, children, ...slides }) {
  const name = (i) => (i + 1) + ' of ' + count;
  return (
    <Carousel label={label} controls={controls} count={count}>
      {Object.values(slides).map((slide, i) => <div key={i} className="slide" role="group" aria-roledescription="slide" aria-label={name(i)}>{slide}</div>)}
    </Carousel>
  );
}
`;

/** The page's file: pieces of static HTML with islands between them. */
function template(name: string, { parts }: AstroPage): string {
  const body = parts.map((part, i) => {
    const data = `page.parts[${i}]`;
    if ('html' in part) return `<Fragment set:html={${data}.html} />`;
    const slides = part.slides.map((_, s) => `<Fragment slot="s${s}" set:html={${data}.slides[${s}]} />`).join('');
    const [component = '', when] = COMPONENTS[part.island];
    return `<${component} ${when} {...${data}.props}>${slides}</${component}>`;
  });
  return `---
import CourseFilter from '@/components/islands/course-filter';
import EnquiryPanel from '@/components/islands/enquiry-panel';
import EnquiryPopup from '@/components/islands/enquiry-popup';
import page from '../data/${name}.json';
import { Slides } from '../slides';
---
<!doctype html>
<html {...page.html}><head><Fragment set:html={page.head} /></head><body {...page.body}>${body.join('')}</body></html>
`;
}

/** Name in the template, and when Astro hydrates it. */
const COMPONENTS: Record<IslandName, [component: string, when: string]> = {
  carousel: ['Slides', 'client:visible'],
  'course-filter': ['CourseFilter', 'client:idle'],
  'enquiry-panel': ['EnquiryPanel', 'client:idle'],
  'enquiry-popup': ['EnquiryPopup', 'client:idle'],
};
