/**
 * `npm run release:plan OLD.json NEW.json`: what to upload first, what then, what may go after four weeks, from the
 * lists of the deployed release and of the new one (default `out/release.json`). Writes a list for each step into
 * `out.plan/`, for rclone or the AWS command line.
 */
import fs from 'node:fs';
import path from 'node:path';
import { RELEASE_FILE } from '@/lib/export/release-manifest';
import { commandsFor, listOf, planUpload } from '@/lib/tools/release/plan';
import { readRelease } from '@/lib/tools/release/verify/release';
import { explain, outDir } from './failure';

/** Longer lists are counted on the screen; the file has all. */
const SHOWN = 8;

try {
  const out = outDir();
  const [old, fresh = path.join(out, RELEASE_FILE)] = process.argv.slice(2);
  if (!old)
    throw new Error(
      `Which release is deployed? npm run release:plan OLD.json [NEW.json]\nOLD.json is https://the.site/${RELEASE_FILE}.`,
    );
  const folder = `${out.replace(/\/+$/, '')}.plan`;
  const steps = planUpload(readRelease(old), readRelease(fresh));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const step of steps) {
    fs.writeFileSync(path.join(folder, step.file), listOf(step));
    const more = step.paths.length > SHOWN ? [`  and ${step.paths.length - SHOWN} more`] : [];
    console.log(
      [
        `${step.title} (${step.paths.length}, ${folder}/${step.file})`,
        ...step.paths.slice(0, SHOWN).map((name) => `  ${name}`),
        ...more,
      ].join('\n'),
    );
    for (const command of commandsFor(step, folder, out)) console.log(`    ${command}`);
    console.log('');
  }
  console.log('One step after the other. Keep each old release.json until its four weeks are over.');
} catch (error) {
  console.error(explain(error, false));
  process.exitCode = 1;
}
