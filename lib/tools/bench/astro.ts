import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '@/lib/files/atomic-write';
import { type AstroPage, astroPage } from './astro-page';
import type { Variant } from './file-host';

const NAME = 'Astro, React islands, the same page';
/** A project of its own, so that neither the site nor its lockfile knows these packages. */
const PROJECT = path.resolve('.cache/bench/astro');
/** The program itself, as npm's package `node` would install it. */
const NODE = `node-${process.platform}-${process.arch}`;
/** What runs in the browser is what our pages use. */
const SAME = ['react', 'react-dom', 'embla-carousel-react'];

/**
 * Builds our exported pages as Astro with React islands would ship them: the same HTML, styles, fonts and inline
 * scripts, the same React components, hydrated by Astro: forms when the page is idle, the carousel when it is seen.
 * @param out folder of the deliverable
 * @param paths pages to take
 * @returns nothing where Astro cannot be had; why is printed
 */
export function astroVariant(out: string, paths: string[]): Variant | undefined {
  if (!installAstro()) return undefined;
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
    `node_modules/${NODE}/bin/node`,
    ['node_modules/astro/bin/astro.mjs', 'build'],
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

const write = (file: string, text: string) => atomicWrite(path.join(PROJECT, file), text);

/**
 * Installs Astro, once. It needs a newer Node than this project and gets one of its own.
 * @returns whether it is there; why not is printed
 */
function installAstro(): boolean {
  const same = SAME.map((name) => [
    name,
    (JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version,
  ]);
  const dependencies = { [NODE]: '22', astro: '7', '@astrojs/react': '7', ...Object.fromEntries(same) };
  const wanted = JSON.stringify({ type: 'module', dependencies });
  const file = path.join(PROJECT, 'package.json');
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === wanted) return true;
  console.log(`Installing Astro into ${PROJECT}, once, for the benchmark alone.`);
  write('package.json', wanted);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  if (status === 0) return true;
  fs.rmSync(file);
  console.log(
    `${NAME}: left out, it could not be installed: ${stderr?.split('\n').find((line) => /error/i.test(line)) ?? `npm ended with ${status}`}`,
  );
  return false;
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
const SLIDES = `import Carousel from '@/components/islands/carousel';
export default function Slides({ label, controls, count, children, ...slides }) {
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
  const imports: string[] = [];
  const body = parts.map((part, i) => {
    const data = `page.parts[${i}]`;
    if ('html' in part) return `<Fragment set:html={${data}.html} />`;
    const isCarousel = part.island === 'carousel';
    imports.push(
      `import Island${i} from '${isCarousel ? '../slides' : `@/components/islands/${part.island}`}';`,
    );
    const slides = part.slides
      .map((_, s) => `<Fragment slot="s${s}" set:html={${data}.slides[${s}]} />`)
      .join('');
    return `<Island${i} client:${isCarousel ? 'visible' : 'idle'} {...${data}.props}>${slides}</Island${i}>`;
  });
  return `---
import page from '../data/${name}.json';
${imports.join('\n')}
---
<!doctype html>
<html {...page.html}><head><Fragment set:html={page.head} /></head><body {...page.body}>${body.join('')}</body></html>
`;
}
