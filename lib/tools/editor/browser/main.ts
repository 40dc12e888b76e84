/** The editor's page: Sveltia CMS with the forms and the file format that come from the schemas. */
import CMS from '@sveltia/cms';
import { formatOf, readForm, writeForm } from '@/lib/content/authoring/form/format';
import type { FileKind } from '@/lib/content/schema';
import type { EditorConfig } from '../config';
import { showCheck } from './check';
import { checkDisk, remember } from './disk';

const KINDS: FileKind[] = ['course', 'service', 'page', 'site'];

/** Rethrows an error under the one name for which Sveltia CMS shows the cause of a failed save. */
function reported<T>(error: unknown): T {
  throw new Error('saving_failed', { cause: error });
}

for (const kind of KINDS)
  CMS.registerCustomFormat(formatOf(kind), 'md', {
    fromFile: (text: string) => readForm(kind, remember(text)),
    toFile(values: Record<string, unknown>) {
      try {
        return remember(writeForm(kind, values));
      } catch (error) {
        return reported(error);
      }
    },
  });

const response = await fetch(new URL('config.json', import.meta.url));
const { isLocal, cms } = (await response.json()) as EditorConfig;
if (isLocal) {
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }: { entry: { get(key: 'path'): string } }) =>
      checkDisk(entry.get('path')).catch(reported<void>),
  });
  showCheck();
}
await CMS.init({ config: cms });
