/** `npm run dev` in a real browser: what is saved shows by itself, and a mistake shows as its message. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect as expectSoon, test } from '../fixtures';

/** Next compiles and renders anew after each change, which takes as long as the machine is slow. */
const expect = expectSoon.configure({ timeout: 90_000 });

const DIR = '.cache/content-preview';

/** A port that is free, as is the one after it, where Next stands. */
async function freePort(): Promise<number> {
  for (let port = 3400 + Math.floor(Math.random() * 300); ; port += 2) {
    const free = await Promise.all(
      [port, port + 1].map(
        (p) =>
          new Promise<boolean>((resolve) => {
            const server = net
              .createServer()
              .once('error', () => resolve(false))
              .once('listening', () => server.close(() => resolve(true)));
            server.listen(p, 'localhost');
          }),
      ),
    );
    if (free.every(Boolean)) return port;
  }
}

test('the preview follows what is saved, and says what is wrong', async ({ page }) => {
  test.setTimeout(480_000);
  fs.rmSync(DIR, { recursive: true, force: true });
  fs.cpSync('e2e/content-full', DIR, { recursive: true });
  const port = await freePort();
  const preview = spawn('node', ['--import', 'tsx', 'lib/tools/cli/dev.ts'], {
    env: { ...process.env, CONTENT_DIR: DIR, PORT: String(port), SITE_URL: '', ENQUIRY_HOST: '' },
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  let output = '';
  for (const stream of [preview.stdout, preview.stderr]) stream.on('data', (text) => (output += text));
  try {
    await expect
      .poll(() => output.includes('The preview') || preview.exitCode !== null, { timeout: 180_000 })
      .toBe(true);
    test.skip(/already running/i.test(output), 'npm run dev is running in this folder already');
    expect(output).toContain('The preview');
    const url = `http://localhost:${port}`;
    const file = path.join(DIR, 'courses', 'catia.md');
    const text = fs.readFileSync(file, 'utf8');
    await page.goto(`${url}/catia`, { timeout: 240_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');
    await page.waitForLoadState('load');

    fs.writeFileSync(file, text.replace('title: CATIA', 'title: CATIA anew'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA anew');

    fs.writeFileSync(file, text.replace('group: Mechanical CAD', 'group: Mechanical'));
    const line = text.split('\n').findIndex((each) => each.startsWith('group:')) + 1;
    await expect(page.getByText(`${file}:${line}:1`)).toBeVisible();
    await expect(page.getByText("group: 'Mechanical' is not a group.")).toContainText(
      "Did you mean 'Mechanical CAD'?",
    );
    await expect(page.locator('body')).not.toContainText(/\bat \w+ \(|node_modules/);
    expect(output).toContain(`${file}:${line}:1  error  group: 'Mechanical' is not a group.`);

    fs.writeFileSync(file, text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATIA');

    output = '';
    fs.writeFileSync(
      path.join(DIR, 'courses', 'sheet-metal.md'),
      text
        .replace('title: CATIA', 'title: Sheet Metal')
        .replace('description: A course in CATIA', 'description: Sheet metal')
        .replace('order: 1', 'order: 99'),
    );
    // Said when Next has compiled the new page; the open page follows at once.
    await expect.poll(() => output, { timeout: 180_000 }).toMatch(/The content is in order|0 errors/);
    await expect
      .poll(() => page.getByRole('link', { name: 'Sheet Metal', includeHidden: true }).count())
      .toBeGreaterThan(0);
    await page.goto(`${url}/sheet-metal`, { timeout: 90_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sheet Metal');

    // An alias is its page, and what no page has is the site's own 404.
    await page.goto(`${url}/advanced-java`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced Java');
    await page.goto(`${url}/catiaa`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    // React, which hydrates the whole page here, leaves what the page's own script has written.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Did you mean CATIA?')).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    preview.kill('SIGTERM');
    await new Promise((resolve) =>
      preview.exitCode === null ? preview.once('exit', resolve) : resolve(undefined),
    );
    fs.rmSync(DIR, { recursive: true, force: true });
  }
});
