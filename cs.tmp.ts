import fs from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findHeadlessShell } from '@/lib/tools/cli/browser';
import { serveStatic } from '@/lib/tools/static-server/static';

const dirs = ['before', 'after'] as const;
const base = process.env.BASE ?? '/tmp/chrome-out-';
const sizes: Record<string, [number, number]> = { 390: [390, 844], 768: [768, 1024], 1024: [1024, 768], 1440: [1440, 900], 320: [320, 568], side: [844, 390], small: [568, 320], zoom: [320, 300] };
type Act = (page: Page) => Promise<unknown>;
const shots: { name: string; path: string; size: string; dark?: boolean; full?: boolean; popup?: boolean; print?: boolean; touch?: boolean; act?: Act }[] = [];
const menu: Act = async (p) => {
  if (await p.getByRole('button', { name: 'Menu' }).isVisible()) await p.getByRole('button', { name: 'Menu' }).click();
  await p.locator('#main-nav summary').first().click();
};
const group: Act = async (p) => { await menu(p); const s = p.locator('#main-nav details[open] details summary').first(); if (await s.isVisible()) await s.click(); await p.mouse.move(0, 400); };
const big: Act = (p) => p.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
const tab = (n: number): Act => async (p) => { for (let i = 0; i < n; i++) await p.keyboard.press('Tab'); };
for (const size of ['390', '768', '1024', '1440']) {
  for (const path of ['/', '/catia']) shots.push({ name: 'page', path, size, full: true });
  shots.push({ name: 'dark', path: '/catia', size, full: true, dark: true });
  shots.push({ name: 'menu', path: '/catia', size, act: menu }, { name: 'group', path: '/catia', size, act: group }, { name: 'group-dark', path: '/', size, dark: true, act: group });
  shots.push({ name: 'intl', path: '/tvisa', size, act: async (p) => { if (await p.getByRole('button', { name: 'Menu' }).isVisible()) await p.getByRole('button', { name: 'Menu' }).click(); await p.locator('#main-nav > ul > li > details > summary').nth(1).click(); } });
  shots.push({ name: 'popup', path: '/catia', size, popup: true }, { name: 'popup-end', path: '/catia', size, popup: true, act: (p) => p.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)) });
  shots.push({ name: 'big', path: '/catia', size, full: true, act: big }, { name: 'big-menu', path: '/catia', size, act: async (p) => { await big(p); await group(p); } });
  for (const n of [1, 2, 3, 4, 5, 8]) shots.push({ name: `tab${n}`, path: '/catia', size, act: tab(n) });
  shots.push({ name: 'chat-focus', path: '/catia', size, act: (p) => p.getByRole('link', { name: 'Chat with us' }).focus().then(() => p.keyboard.press('Tab')).then(() => p.keyboard.press('Shift+Tab')) });
  shots.push({ name: 'chat-hover', path: '/catia', size, act: (p) => p.getByRole('link', { name: 'Chat with us' }).hover() });
  shots.push({ name: 'footer-focus', path: '/catia', size, act: async (p) => { await p.locator('footer a').first().focus(); await p.keyboard.press('Tab'); } });
  shots.push({ name: 'enquiry', path: '/enquiry', size, full: true }, { name: 'enquiry-typing', path: '/enquiry', size, act: (p) => p.getByLabel('Name').first().focus() });
  shots.push({ name: 'syllabus', path: '/catia', size, act: (p) => p.evaluate(() => document.getElementById('syllabus')?.scrollIntoView()) });
}
for (const size of ['320', 'side', 'small', 'zoom']) shots.push({ name: 'page', path: '/catia', size, full: true }, { name: 'group', path: '/catia', size, act: group }, { name: 'popup', path: '/catia', size, popup: true });
shots.push({ name: 'touch', path: '/catia', size: '768', full: true, touch: true }, { name: 'touch-menu', path: '/catia', size: '1440', touch: true, act: group }, { name: 'touch', path: '/catia', size: '1440', full: true, touch: true });
shots.push({ name: 'hover-menu', path: '/catia', size: '1440', act: (p) => p.locator('#main-nav summary').first().hover() });
shots.push({ name: 'hover-item', path: '/catia', size: '1440', act: async (p) => { await p.locator('#main-nav summary').first().click(); await p.locator('#main-nav li li a').nth(2).hover(); } });
shots.push({ name: 'hover-franchise', path: '/catia', size: '1440', act: (p) => p.getByRole('link', { name: 'Apply for Franchise' }).hover() }, { name: 'hover-franchise', path: '/catia', size: '390', act: (p) => p.getByRole('link', { name: 'Apply for Franchise' }).hover() });
shots.push({ name: 'hover-logo', path: '/catia', size: '1440', act: (p) => p.locator('header a').first().hover() }, { name: 'hover-foot', path: '/catia', size: '390', act: async (p) => { await menu(p); await p.locator('#main-nav > p a').last().hover(); } });
shots.push({ name: 'popup-full', path: '/catia', size: '390', popup: true, act: (p) => p.getByRole('button', { name: 'Enquire now' }).click() }, { name: 'popup-full', path: '/catia', size: 'side', popup: true, act: (p) => p.getByRole('button', { name: 'Enquire now' }).click() });
shots.push({ name: 'print', path: '/catia', size: '768', print: true, full: true }, { name: 'print', path: '/Contact', size: '1440', print: true, full: true }, { name: 'print', path: '/catia', size: '390', print: true, full: true });
shots.push({ name: 'missing', path: '/no-such-page', size: '390', full: true }, { name: 'contact', path: '/Contact', size: '1440', full: true }, { name: 'course', path: '/course', size: '1440', full: true });
const only = process.argv[2];
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: [...CHROMIUM_ARGS] });
const servers = await Promise.all(dirs.map((d) => serveStatic(base + d)));
fs.mkdirSync('/tmp/sx/shots', { recursive: true });
let total = 0, bad = 0;
for (const s of shots) {
  const id = `${s.name}-${s.path.slice(1) || 'home'}-${s.size}`;
  if (only && !new RegExp(only).test(id)) continue;
  const [width, height] = sizes[s.size]!;
  const images: Buffer[] = [];
  for (const [i, d] of dirs.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: s.dark ? 'dark' : 'light', reducedMotion: 'reduce', hasTouch: !!s.touch, isMobile: !!s.touch });
    const page = await context.newPage();
    await page.route(/^https:/, (r) => r.abort());
    if (!s.popup) await page.addInitScript(() => { sessionStorage.dismissed = '1'; });
    await page.goto(servers[i]!.url + s.path); await page.evaluate(() => document.fonts.ready); await page.reload();
    await page.evaluate(() => document.fonts.ready);
    if (s.popup) await page.locator('#popup[open]').waitFor();
    if (s.print) await page.emulateMedia({ media: 'print' });
    try { await s.act?.(page); } catch (e) { console.log(id, d, String(e).slice(0, 200)); }
    await page.evaluate(() => new Promise((r) => setTimeout(r, 150)));
    const png = await page.screenshot({ fullPage: !!s.full });
    fs.writeFileSync(`/tmp/sx/shots/${id}.${d}.png`, png);
    images.push(png);
    await context.close();
  }
  const [a, b] = await Promise.all(images.map((x) => sharp(x).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  total++;
  if (a!.info.width !== b!.info.width || a!.info.height !== b!.info.height) { bad++; console.log(id, `size ${a!.info.width}×${a!.info.height} → ${b!.info.width}×${b!.info.height}`); continue; }
  let n = 0, x0 = 1e9, y0 = 1e9, x1 = -1, y1 = -1;
  for (let i = 0; i < a!.data.length; i += 3)
    if (a!.data[i] !== b!.data[i] || a!.data[i + 1] !== b!.data[i + 1] || a!.data[i + 2] !== b!.data[i + 2]) { n++; const x = (i / 3) % width, y = Math.floor(i / 3 / a!.info.width); x0 = Math.min(x0, x); x1 = Math.max(x1, x); y0 = Math.min(y0, y); y1 = Math.max(y1, y); }
  if (n) { bad++; console.log(id, `${n} px of ${a!.info.width * a!.info.height} in ${x0},${y0} – ${x1},${y1}`); }
}
console.log(`${total} shots, ${bad} differ`);
await browser.close();
await Promise.all(servers.map((s) => s.close()));
process.exit(0);
