/**
 * `npm start`: builds the site and serves it with a local stand-in for the enquiry API. PORT (default 3000)
 * is the site's port; the API takes the next one. `--lan` opens both to the network, for a phone.
 */
import { parseArgs } from 'node:util';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '../build/build';
import { endOnInterrupt, runCommand } from '../command';
import { ENQUIRIES_FILE, startEnquiryApi } from '../enquiry-api/server';
import { sitePort } from '../listen';
import { serveStatic } from '../static-server/static';

await runCommand(async () => {
  // Encodes pictures quickly; a release's are smaller.
  const settings = settingsFromEnvironment({ PICTURES: 'quick' });
  const { lan } = parseArgs({ options: { lan: { type: 'boolean', default: false } } }).values;
  // Both ports are opened before the build, so that a port in use is reported at once.
  const port = sitePort();
  let built = () => {};
  // A request waits until the site is built.
  const ready = new Promise<void>((resolve) => {
    built = resolve;
  });
  const site = await serveStatic(settings.outDir, port, { ready, lan });
  const api = await startEnquiryApi({ port: port + 1, lan });
  console.log(`${site.url} shows the site when it is built.`);
  const addresses = { enquiryHost: api.url, siteUrl: settings.siteUrl || site.url };
  await build({ ...settings, ...addresses });
  endOnInterrupt();
  built();
  console.log(`
The site            ${site.url}
Enquiries           ${lan ? `http://localhost:${api.port}, on this computer only` : api.url} (a local stand-in for the enquiry API, never part of the export)
are kept in         ${ENQUIRIES_FILE}
${lan ? `\nOpen to everybody on this network: a phone shows ${site.url}` : '\nFor a phone on the same network: npm start -- --lan'}
Made for this computer: its pages send enquiries to ${api.url}. For release run: npm run build
Ctrl+C stops both.`);
});
