import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { isKept } from '@/lib/content/cache';
import { inProcesses } from './pool';

const PARSER = new URL('../content/parse-worker.ts', import.meta.url);
const FINISHER = new URL('../export/finish-worker.ts', import.meta.url);

test('several processes work through all orders', async () => {
  const batches = Array.from({ length: 5 }, (_, i) => [`Text ${i} of ${Date.now()}.`, `And one more ${i}, ${Date.now()}.`]);
  expect(batches.flat().filter((text) => isKept('markdown', text))).toEqual([]);
  await inProcesses(PARSER, batches, 2);
  expect(batches.flat().filter((text) => !isKept('markdown', text) || !isKept('outline', text))).toEqual([]);
});

test('the error of a worker is ours, with its words', async () => {
  const shared = { from: 'nowhere', to: 'nowhere', scripts: [], frames: [], enquiryHost: '', reviewsFrame: '' };
  const order = { shared, pages: [{ source: 'lost.html', names: ['lost.html'] }] };
  await expect(inProcesses(FINISHER, [order, order, order], 2)).rejects.toThrow(/nowhere.lost\.html/);
});

test('a worker that is killed is said to be, with the likely cause', async () => {
  const worker = test.info().outputPath('dies.ts');
  fs.writeFileSync(worker, "process.on('message', () => process.kill(process.pid, 'SIGKILL'));\n");
  await expect(inProcesses(pathToFileURL(worker), [1, 2, 3], 2)).rejects.toThrow(
    /^The worker process dies\.ts was killed: most often the memory has run out\. Close other programs/,
  );
});
