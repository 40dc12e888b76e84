/** The editor's page: Sveltia CMS with the forms and the file format that come from the schemas. */
import CMS from '@sveltia/cms';
import { Refused, readForm, writeForm } from '@/lib/content/authoring/form/format';
import { type FormKind, formatOf } from '@/lib/content/authoring/form/kinds';
import type { EditorConfig } from '../config';
import { showCheck } from './check';
import { showDialog } from './dialog';
import { guardFiles } from './disk';

const KINDS: FormKind[] = ['course', 'service', 'page', 'site'];

/** When the program's own message stands (ms). */
const AFTER = 600;

for (const kind of KINDS)
  CMS.registerCustomFormat(formatOf(kind), 'md', {
    fromFile: (text) => readForm(kind, text),
    toFile: (values) => {
      try {
        return writeForm(kind, values);
      } catch (error) {
        // Sveltia CMS says no more than that saving failed: the reasons come after that, on top of it.
        if (error instanceof Refused)
          setTimeout(() => showDialog('This cannot be saved yet', error.reasons), AFTER);
        throw error;
      }
    },
  });

const response = await fetch(new URL('config.json', import.meta.url));
const { localMode, cms } = (await response.json()) as EditorConfig;
if (localMode) {
  guardFiles();
  showCheck();
  if (!('showDirectoryPicker' in window))
    showDialog('This browser cannot open a folder', [
      'The editor works on the files of this computer in Chrome, Edge, Opera and other browsers made from Chromium, version 86 or newer.',
      'Firefox and Safari have no access to folders. Open this address in one of the browsers above, or edit the files by hand: content/README.md says how.',
    ]);
}
await CMS.init({ config: cms });
