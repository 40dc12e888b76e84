/** Other spellings of a page's address, what is not there, and what is not for visitors. */
import fs from 'node:fs';
import path from 'node:path';
import { HOST_FILES } from '@/lib/hosting/rules';
import { adviceFor, hostOf, type Kind } from './advice';
import { sha256, wrongHeaders } from './files';
import type { Finding } from './finding';
import { addressOf, type Target } from './release';
import { type Answer, type Asker, inWords } from './request';

/** No page has such a name. */
const UNKNOWN = ['/release-verify-no-such-page', '/release-verify/no-such-page.html', '/media/no-such-picture.avif'];
/** A redirect that has not ended by then goes in a circle. */
const LONGEST_WAY = 5;

const finding = (kind: Kind, what: string, expected: string, answer: Answer, found = inWords(answer)): Finding => ({
  what,
  expected,
  found,
  change: adviceFor(kind, hostOf(answer.headers)),
});

/** Checks redirects, 404, upper and lower case, and plain HTTP. */
export async function checkRoutes(target: Target, asker: Asker): Promise<Finding[]> {
  const checks = [
    ...target.pages.flatMap((at) => spellingsOf(at).map((spelling) => checkSpelling(target, asker, spelling, at))),
    ...otherCases(target.pages).map((at) => checkMissing(target, asker, at, 'case')),
    ...UNKNOWN.map((at) => checkMissing(target, asker, at, 'unknown')),
    ...HOST_FILES.map((name) => checkMissing(target, asker, `/${name}`, 'private')),
    checkPlain(target, asker),
  ];
  return (await Promise.all(checks)).flat();
}

const spellingsOf = (at: string) => (at === '/' ? ['/index.html'] : [`${at}/`, `${at}.html`]);

/** Upper-case spellings that are no page of their own, each once. */
const otherCases = (pages: readonly string[]) => [...new Set(pages.map((at) => at.toUpperCase()))].filter((at) => !pages.includes(at));

/** Whether a path that ignores case was taken for a page; any other answer means that the host has one for all. */
function isSamePage({ release }: Target, at: string, { status, body }: Answer): boolean {
  const sum = sha256(body);
  return status !== 200 || release.files.some((file) => file.sha256 === sum && addressOf(file).toUpperCase() === at);
}

async function checkSpelling({ base }: Target, asker: Asker, spelling: string, page: string): Promise<Finding[]> {
  const answer = await asker.ask(`${base}${spelling}?a=1`);
  const to = answer.headers.location;
  const leads = to === undefined ? undefined : new URL(to, base);
  const right = [301, 308].includes(answer.status) && leads?.origin === new URL(base).origin && leads.pathname === page && leads.search === '?a=1';
  if (!right) return [finding('redirect', `${spelling}?a=1`, `301 or 308 to ${page}?a=1`, answer)];
  const end = await follow(asker, leads.href);
  return end.status === 200
    ? []
    : [finding('redirect', `${spelling}?a=1`, `200 at ${page}`, end, end.headers.location ? `a circle of redirects at ${page}` : inWords(end))];
}

async function follow(asker: Asker, url: string): Promise<Answer> {
  let at = url;
  for (let steps = 1; ; steps++) {
    const answer = await asker.ask(at, { headOnly: true });
    if (!answer.headers.location || steps === LONGEST_WAY) return answer;
    at = new URL(answer.headers.location, at).href;
  }
}

async function checkMissing(target: Target, asker: Asker, at: string, kind: Kind): Promise<Finding[]> {
  const answer = await asker.ask(target.base + at);
  if (answer.status !== 404) return [finding(kind === 'case' && !isSamePage(target, at, answer) ? 'unknown' : kind, at, '404', answer)];
  const page = fs.readFileSync(path.join(target.out, '404.html'));
  return [
    ...(sha256(answer.body) === sha256(page) ? [] : [finding('unknown', at, '404 with the page 404.html', answer, '404 with another text')]),
    ...wrongHeaders(at, answer, target, hostOf(answer.headers), '/404.html'),
  ];
}

/** Plain HTTP leads to HTTPS. A site on this computer has none. */
async function checkPlain({ base }: Target, asker: Asker): Promise<Finding[]> {
  const { protocol, hostname } = new URL(base);
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return [];
  if (protocol !== 'https:') return [{ what: base, expected: 'https', found: 'http', change: adviceFor('https', 'the host') }];
  const plain = `http://${hostname}/`;
  const answer = await asker.ask(plain, { headOnly: true });
  const right = [301, 308].includes(answer.status) && answer.headers.location?.startsWith(`https://${hostname}`);
  return right ? [] : [finding('https', plain, `301 or 308 to ${base}/`, answer)];
}
