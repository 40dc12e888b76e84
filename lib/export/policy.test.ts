import { expect, test } from '@playwright/test';
import { parse, serialize } from '@/lib/html/dom';
import { type AllowedSources, addPolicy, hashOf } from './policy';

const BOOT = 'let a = 1;';
const STYLE = '@font-face{font-family:x;src:url(/x.woff2)}';
const MAP = 'https://maps.example.org/embed?q=Pune&x=1';
const allowed: AllowedSources = {
  scripts: new Set([BOOT]),
  style: STYLE,
  enquiryHost: 'https://enquiries.example.org',
  frames: new Set([MAP]),
};

const html = (body: string, { head = '', boot = '' } = {}) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>x</title><style>${STYLE}</style>${head}<script id="boot"${boot}>${BOOT}</script></head><body>${body}</body></html>`;
const policyOf = (body: string, options?: { head?: string; boot?: string }) => {
  const page = parse(html(body, options));
  return { policy: addPolicy(page, allowed), out: serialize(page) };
};

test.describe('the policy of a page', () => {
  test('stands directly after the charset and names only what the page has', () => {
    const { policy, out } = policyOf('<p>text</p>');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf(BOOT)}`,
      `style-src ${hashOf(STYLE)}`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(out).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>`,
    );
  });

  test('allows a source on a page with an element that needs it', () => {
    const expected: [string, Parameters<typeof policyOf>][] = [
      [`script-src ${hashOf(BOOT)} 'self'`, ['<div data-island="lightbox"></div>']],
      [`script-src ${hashOf(BOOT)} 'self'`, ['', { boot: ' data-popup="/assets/popup-1.txt"' }]],
      ["connect-src 'self' https://enquiries.example.org", ['<form method="post"></form>']],
      // A form that only closes a dialog sends nothing.
      ["connect-src 'self'", ['<form method="dialog"></form>']],
      ['frame-src https://maps.example.org', [`<iframe src="${MAP}"></iframe>`]],
      ["connect-src 'self' https://maps.example.org", [`<iframe src="${MAP}"></iframe>`]],
      ["frame-src 'self'", ['<iframe src="/reviews-frame" sandbox="allow-scripts"></iframe>']],
      ["media-src 'self'", ['<video src="/v.mp4"></video>']],
      ["manifest-src 'self'", ['', { head: '<link rel="manifest" href="/m.webmanifest">' }]],
      ["img-src 'self'", ['<svg><use href="#a"></use></svg>']],
    ];
    for (const [directive, page] of expected)
      expect(policyOf(...page).policy.split('; ')).toContain(directive);
  });
});

test.describe('the build refuses', () => {
  /** Markup by the message on it. */
  const REFUSED: Record<string, string[]> = {
    'A script of no known source': [
      '<script>1</script>',
      `<script>${BOOT} 1</script>`,
      '<script type="module">import "/x.js"</script>',
      '<script type="importmap">{}</script>',
      '<script type="speculationrules">{}</script>',
      '<svg><script>1</script></svg>',
      '<template><script>1</script></template>',
      '<noscript><script>1</script></noscript>',
    ],
    'A script with an address': ['<script src="/x.js"></script>'],
    'Data with an unescaped "<"': ['<script type="application/json">{"a":"<!--"}</script>'],
    'is not valid JSON': ['<script type="application/ld+json">x()</script>'],
    'A style of no known source': ['<style>p{color:red}</style>'],
    'An inline style': ['<p style="color:red"></p>', '<noscript><p style="color:red"></p></noscript>'],
    'An event handler': ['<img src="/x.png" onerror="x()">', '<svg onload="x()"></svg>'],
    'An address that is a script or data': [
      '<a href="javascript:x()"></a>',
      '<a href=" Java\tScript:x()"></a>',
      '<svg><a xlink:href="javascript:x()"></a></svg>',
      '<a href="data:text/html,x"></a>',
      '<img src="data:image/png;base64,AA==">',
      '<button formaction="javascript:x()"></button>',
    ],
    'A frame of no known source': [
      '<iframe src="https://evil.example/"></iframe>',
      '<iframe src="/reviews-frame"></iframe>',
      '<iframe src="/reviews-frame" sandbox="allow-scripts allow-same-origin"></iframe>',
    ],
    'The attribute srcdoc': [`<iframe src="${MAP}" srcdoc="x"></iframe>`],
    'The attribute http-equiv': ['<meta http-equiv="refresh" content="0;url=/">'],
    'Something loaded from another host': [
      '<img src="https://evil.example/">',
      '<img src="//evil.example/">',
      '<link rel="stylesheet" href="https://evil.example/">',
    ],
    'A picture from another host': ['<img srcset="/a.webp 1x, //evil.example/ 2x">'],
    'An element that this site has no use for': [
      '<base href="https://evil.example/">',
      '<object data="/x.swf"></object>',
    ],
  };
  for (const [message, bodies] of Object.entries(REFUSED))
    test(message, () => {
      for (const body of bodies) expect.soft(() => policyOf(body), body).toThrow(message);
    });

  test('A page without a charset', () => {
    expect(() => addPolicy(parse('<p>x</p>'), allowed)).toThrow(/charset/);
  });
});
