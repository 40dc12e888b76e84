/** `npm run make:guide-pictures`: the editor's pictures in the guide, from the real browser. */
import { run } from '@/lib/tools/cli/run';

await run('playwright', ['test', '--project=editor', '--workers=1', 'e2e/editor/pictures.spec.ts'], {
  env: { EDITOR_PICTURES: '1' },
});
