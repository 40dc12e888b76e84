import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';
import { siteContent } from '@/lib/content';
import { startEnquiryApi } from '@/lib/tools/enquiry-api/server';
import { makeCertificate } from '@/lib/tools/static-server/certificate';
import { serveStatic } from '@/lib/tools/static-server/static';

interface RealNames {
  /** Address of the site, as its pages name it. */
  url: string;
  /** Switches with which a Chromium finds both hosts on this computer. */
  args: string[];
  close(): Promise<void>;
}

/**
 * Serves the export, and a stand-in for the enquiry API, under the names that the export was built for, so that the
 * release itself is measured: its canonical addresses, its policy, its calls. Nothing but the browser that gets the
 * switches sees them there. Needs openssl for the certificate.
 * @param out folder of the deliverable
 */
export async function serveRealNames(out: string): Promise<RealNames> {
  const { site } = siteContent();
  const [pages, enquiries] = [await serveStatic(out), await startEnquiryApi({ file: '.cache/bench/enquiries.jsonl', quiet: true })];
  const doors = await Promise.all([openDoor(site.siteUrl, pages.port), openDoor(site.enquiryHost, enquiries.port)]);
  return {
    url: new URL(site.siteUrl).origin,
    args: ['--ignore-certificate-errors', `--host-resolver-rules=${doors.map((door) => door.rule).join(',')}`],
    async close() {
      for (const door of doors) door.close();
      await Promise.all([pages.close(), enquiries.close()]);
    },
  };
}

/** Lets an address lead to a port of this computer, through TLS where the address asks for it. */
async function openDoor(address: string, port: number) {
  const { protocol, hostname, port: own } = new URL(address);
  const rule = (to: number) => `MAP ${hostname}:${own || (protocol === 'https:' ? 443 : 80)} 127.0.0.1:${to}`;
  if (protocol !== 'https:') return { rule: rule(port), close: () => undefined };
  const server = tls.createServer(makeCertificate('.cache/bench'), (socket) => {
    const inside = net.connect(port, '127.0.0.1');
    // Either side may leave first: then the other goes as well.
    socket.on('error', () => inside.destroy()).pipe(inside);
    inside.on('error', () => socket.destroy()).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { rule: rule((server.address() as AddressInfo).port), close: () => server.close() };
}
