import { FULL_EXPORT } from '@/e2e/exports/small';
import { TEST_API } from '@/lib/tools/cli/test-export';
import { GENERAL, posts } from '../enquiry';
import { test as base, expect } from '../fixtures';
import { openUndriven, type Steps } from '../undriven';

type Visit = Awaited<ReturnType<typeof openUndriven>>;

/** Opens a page in a Chromium without a driver, closed after the test. */
const test = base.extend<{ open: (start: string, steps: Steps) => Promise<Visit> }>({
  open: async ({ api }, use, info) => {
    const visits: Visit[] = [];
    const hosts = `--host-resolver-rules=MAP ${new URL(TEST_API).hostname} 127.0.0.1:${api.port}`;
    await use(async (start, steps) => {
      const visit = await openUndriven(FULL_EXPORT, start, steps, [hosts]);
      visits.push(visit);
      return visit;
    });
    for (const { reports, requested, close } of visits) {
      await info.attach('reports', { body: JSON.stringify({ requested, reports }, null, 1) });
      await close();
    }
  },
});

test('a link that the pointer rests on is prerendered, and its popup waits for the visitor', async ({
  open,
}, info) => {
  const { report, requested } = await open('/nx12', {
    '/nx12': async ({ loaded, waitFor, hover, link }) => {
      await loaded;
      hover('/course');
      await waitFor('/course', 'rested');
      sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
      link('/course').click();
    },
    '/course': async ({ log }) => {
      document.addEventListener('prerenderingchange', () => {
        // A frame was drawn before the turn that follows it.
        requestAnimationFrame(() =>
          setTimeout(() =>
            log('drawn', {
              after: performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('clicked')),
            }),
          ),
        );
      });
    },
  });
  expect(await report('/course', 'parsed')).toMatchObject({ prerendering: true });
  expect(await report('/course', 'rested')).toMatchObject({ prerendering: true, popup: false });
  const shown = await report('/course', 'shown');
  expect(shown).toMatchObject({ prerendering: false, popup: false });
  expect(shown.activationStart).toBeGreaterThan(0);
  expect((await report('/course', 'popup')).since).toBeGreaterThanOrEqual(1000);
  expect(await report('/course', 'settled')).toMatchObject({ popup: true });
  // Requested once, before the click: the visit itself waited for no response.
  expect(requested).toEqual(['/nx12', '/course prefetch;prerender']);
  const { after } = await report('/course', 'drawn');
  info.annotations.push({ type: 'from click to content', description: `${Math.round(Number(after))} ms` });
});

test('each link that is rested on is prerendered, not the first alone; the carousel of home waits for the visitor', async ({
  open,
}) => {
  const { report, reports, requested } = await open('/nx12', {
    '/nx12': async ({ loaded, waitFor, hover, link }) => {
      await loaded;
      for (const href of ['/course', '/']) {
        hover(href);
        await waitFor(href, 'rested');
      }
      link('/').click();
    },
  });
  expect(await report('/', 'rested')).toMatchObject({ prerendering: true, ready: 0 });
  const hydrated = await report('/', 'hydrated');
  expect(hydrated.prerendering).toBe(false);
  expect(hydrated.activationStart).toBeGreaterThan(0);
  expect(reports.filter((r) => r.prerendering && (r.ready > 0 || r.popup))).toEqual([]);
  // The frame of the reviews comes when home is shown.
  expect(requested.filter((path) => path !== '/reviews-frame')).toEqual([
    '/nx12',
    '/course prefetch;prerender',
    '/ prefetch;prerender',
  ]);
});

test('a popup that is dismissed while the next page lies prerendered stays away on it', async ({ open }) => {
  const { report, reports } = await open('/nx12', {
    '/nx12': async ({ waitFor, hover, link }) => {
      await waitFor('/nx12', 'popup');
      hover('/course');
      await waitFor('/course', 'rested');
      document.querySelector<HTMLElement>('#popup form[method=dialog] button')?.click();
      link('/course').click();
    },
  });
  expect((await report('/course', 'shown')).activationStart).toBeGreaterThan(0);
  expect(await report('/course', 'settled')).toMatchObject({ popup: false });
  expect(reports.filter((r) => r.page === '/course' && r.event === 'popup')).toEqual([]);
});

test('what was typed while the next page lay prerendered is in its form, which sends it once', async ({
  open,
  api,
}) => {
  const { report } = await open(`/nx12?body=${encodeURIComponent(JSON.stringify(GENERAL.body))}`, {
    '/nx12': async ({ waitFor, hover, link }) => {
      await waitFor('/nx12', 'popup');
      hover('/enquiry');
      await waitFor('/enquiry', 'rested');
      for (const [name, text] of Object.entries(
        JSON.parse(new URLSearchParams(location.search).get('body') ?? ''),
      )) {
        const field = document.querySelector<HTMLInputElement>(`#popup [name=${name}]`);
        if (!field) throw new Error(`No field ${name}`);
        field.value = String(text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      link('/enquiry').click();
    },
    '/enquiry': async ({ waitFor, log }) => {
      await waitFor('/enquiry', 'shown');
      const form = document.querySelector<HTMLFormElement>('#general-enquiry');
      log('filled', { typed: Object.fromEntries(new FormData(form ?? undefined)) });
      for (let i = 0; i < 3; i++) form?.querySelector<HTMLElement>('[type=submit]')?.click();
      new MutationObserver(
        () =>
          document.querySelector('[role=alert]') &&
          log('answered', { words: document.querySelector('[role=alert]')?.textContent }),
      ).observe(document.body, { subtree: true, childList: true });
    },
  });
  expect(await report('/enquiry', 'parsed')).toMatchObject({ prerendering: true });
  expect(await report('/enquiry', 'filled')).toMatchObject({
    prerendering: false,
    ready: 0,
    typed: GENERAL.body,
  });
  expect(await report('/enquiry', 'answered')).toMatchObject({ words: 'Enquiry submitted successfully!' });
  expect(posts(api)).toEqual(GENERAL.calls);
  expect(api.received().at(-1)?.body).toEqual(GENERAL.body);
});
