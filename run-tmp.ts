import { makeEditedExport } from './lib/cli/edited-export';
await makeEditedExport();
