/** Other spellings of a page's address, what is not there, and what is not for visitors. */
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '@/lib/files/sha256';
import { HOST_FILES } from '@/lib/hosting/rules';
import { adviceFor, type Kind } from './advice';
import { wrongHeaders } from './files';
import { type Mismatch, mismatch } from './mismatch';
import { addressOf, type Target } from './release';
import { type Answer, type Asker, inWords } from './request';

/** No page has such a name. */
const UNKNOWN = [
  '/release-verify-no-such-page',
  '/release-verify/no-such-page.html',
  '/media/no-such-picture.avif',
];

/** Checks redirects, 404, upper and lower case, and plain HTTP. */
export async function checkRoutes(target: Target, asker: Asker): Promise<Mismatch[]> {
  const checks = [
    ...target.pages.flatMap((address) =>
      spellingsOf(address).map((spelling) => checkSpelling(target, asker, spelling, address)),
    ),
    ...otherCases(target.pages).map((address) => checkMissing(target, asker, address, 'case')),
    ...UNKNOWN.map((address) => checkMissing(target, asker, address, 'unknown')),
    ...HOST_FILES.map((name) => checkMissing(target, asker, `/${name}`, 'private')),
    checkPlain(target, asker),
  ];
  return (await Promise.all(checks)).flat();
}

const spellingsOf = (address: string) =>
  address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`];

/** Upper-case spellings that are no page of their own, each once. */
const otherCases = (pages: readonly string[]) =>
  [...new Set(pages.map((address) => address.toUpperCase()))].filter((address) => !pages.includes(address));

/** Whether a path that ignores case was taken for a page; any other answer means that the host has one for all. */
function isSamePage({ release }: Target, address: string, { status, body }: Answer): boolean {
  const sum = sha256(body);
  return (
    status !== 200 ||
    release.files.some((file) => file.sha256 === sum && addressOf(file).toUpperCase() === address)
  );
}

async function checkSpelling(
  { base }: Target,
  asker: Asker,
  spelling: string,
  page: string,
): Promise<Mismatch[]> {
  const answer = await asker.ask(`${base}${spelling}?a=1`);
  const to = answer.headers.location;
  const leads = to === undefined ? undefined : new URL(to, base);
  const right =
    [301, 308].includes(answer.status) &&
    leads?.origin === new URL(base).origin &&
    leads.pathname === page &&
    leads.search === '?a=1';
  if (!right) return [mismatch('redirect', `${spelling}?a=1`, `301 or 308 to ${page}?a=1`, answer)];
  const end = await asker.follow(leads.href);
  return end.status === 200
    ? []
    : [
        mismatch(
          'redirect',
          `${spelling}?a=1`,
          `200 at ${page}`,
          end,
          end.headers.location ? `a circle of redirects at ${page}` : inWords(end),
        ),
      ];
}

async function checkMissing(target: Target, asker: Asker, address: string, kind: Kind): Promise<Mismatch[]> {
  const answer = await asker.ask(target.base + address);
  if (answer.status !== 404)
    return [
      mismatch(
        kind === 'case' && !isSamePage(target, address, answer) ? 'unknown' : kind,
        address,
        '404',
        answer,
      ),
    ];
  const page = fs.readFileSync(path.join(target.out, '404.html'));
  return [
    ...(sha256(answer.body) === sha256(page)
      ? []
      : [mismatch('unknown', address, '404 with the page 404.html', answer, '404 with another text')]),
    ...wrongHeaders(address, answer, target, '/404.html'),
  ];
}

/** Plain HTTP leads to HTTPS. A site on this computer has none. */
async function checkPlain({ base }: Target, asker: Asker): Promise<Mismatch[]> {
  const { protocol, hostname } = new URL(base);
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return [];
  if (protocol !== 'https:')
    return [{ what: base, expected: 'https', found: 'http', change: adviceFor('https', 'the host') }];
  const plain = `http://${hostname}/`;
  const answer = await asker.ask(plain, { headOnly: true });
  const right =
    [301, 308].includes(answer.status) && answer.headers.location?.startsWith(`https://${hostname}`);
  return right ? [] : [mismatch('https', plain, `301 or 308 to ${base}/`, answer)];
}
