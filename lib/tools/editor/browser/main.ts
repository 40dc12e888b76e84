/** The editor's page: Sveltia CMS with the forms and the file format that come from the schemas. */
import CMS from '@sveltia/cms';
import { Refused, readForm, writeForm } from '@/lib/content/authoring/form/format';
import { type FormKind, formatOf } from '@/lib/content/authoring/form/kinds';
import type { EditorConfig } from '../config';
import { showCheck } from './check';
import { guardFiles } from './disk';
import { tell } from './tell';

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
          setTimeout(() => tell('This cannot be saved yet', error.reasons), AFTER);
        throw error;
      }
    },
  });

const response = await fetch(new URL('config.json', import.meta.url));
const { home, cms } = (await response.json()) as EditorConfig;
if (home) {
  guardFiles();
  showCheck();
  if (!('showDirectoryPicker' in window))
    tell('This browser cannot open a folder', [
      'The editor works on the files of this computer in Chrome, Edge, Opera and other browsers made from Chromium, version 86 or newer.',
      'Firefox and Safari have no access to folders. Open this address in one of the browsers above, or edit the files by hand: content/README.md says how.',
    ]);
}
await CMS.init({ config: cms });
