/**
 * `npm start`: builds the site and serves it with a local stand-in for the enquiry host, so that both forms work
 * end to end at once. PORT (default 3000) is the site's port; the enquiry host takes the next one.
 */
import { ENQUIRIES_FILE, startEnquiryHost } from '@/lib/tools/enquiry-api/server';
import { serveStatic } from '@/lib/tools/static-server/static';
import { build, explain, outDir } from './build';

const port = Number(process.env.PORT ?? 3000);

try {
  const host = await startEnquiryHost({ port: port + 1 });
  process.env.ENQUIRY_HOST = host.url;
  process.env.SITE_URL ??= `http://localhost:${port}`;
  await build();
  const site = await serveStatic(outDir(), port);
  console.log(`
The site            ${site.url}
Enquiries           ${host.url} (a local stand-in for the enquiry host, never part of the export)
are kept in         ${ENQUIRIES_FILE}

Made for this computer: its pages send enquiries to ${host.url}. For release run: npm run build
Ctrl+C stops both.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all([site.close(), host.close()]);
      process.exit(0);
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
