import { expect, test } from '@playwright/test';
import { parse, serialize } from '@/lib/format/dom';
import { type AllowedSources, addPolicy, hashOf, policyText } from './policy';

const BOOT = 'let a = 1;';
const STYLE = '@font-face{font-family:x;src:url(/x.woff2)}';
const MAP = 'https://maps.example.org/embed?q=Pune&x=1';
const allowed: AllowedSources = {
  scripts: new Set([BOOT]),
  styles: new Set([STYLE]),
  enquiryHost: 'https://enquiries.example.org',
  frames: new Set([MAP]),
  reviewsFrame: '/reviews-frame',
};

const html = (body: string, { head = '', boot = '' } = {}) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>x</title><style>${STYLE}</style>${head}<script id="boot"${boot}>${BOOT}</script></head><body>${body}</body></html>`;
const policyOf = (body: string, options?: { head?: string; boot?: string }) => {
  const page = parse(html(body, options));
  const policy = addPolicy(page, allowed);
  return {
    policy,
    out: serialize(page),
    directive: (name: string) => policy.split('; ').find((d) => d.startsWith(`${name} `)),
  };
};

test.describe('the policy of a page', () => {
  test('stands directly after the charset and names only what the page has', () => {
    const { policy, out } = policyOf('<p>text</p>');
    expect(policy).toBe(
      policyText({
        'default-src': ["'none'"],
        'script-src': [hashOf(BOOT)],
        'style-src': [hashOf(STYLE)],
        'img-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
      }),
    );
    expect(out).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>`,
    );
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('allows files of ours as scripts only where a page hydrates', () => {
    const { directive } = policyOf('<p></p>', { boot: ' data-react="/assets/react-1.js"' });
    expect(directive('script-src')).toBe(`script-src ${hashOf(BOOT)} 'self'`);
    expect(directive('style-src')).toBe(`style-src ${hashOf(STYLE)}`);
  });

  test('allows the enquiry API where a form is, and not for a form that only closes a dialog', () => {
    expect(policyOf('<form method="post"></form>').directive('connect-src')).toBe(
      "connect-src 'self' https://enquiries.example.org",
    );
    expect(policyOf('<form method="dialog"></form>').directive('connect-src')).toBe("connect-src 'self'");
  });

  test('allows frames, video, manifest and data pictures only where they stand', () => {
    expect(policyOf(`<iframe src="${MAP}"></iframe>`).directive('frame-src')).toBe(
      'frame-src https://maps.example.org',
    );
    expect(policyOf(`<iframe src="${MAP}"></iframe>`).directive('connect-src')).toBe(
      "connect-src 'self' https://maps.example.org",
    );
    expect(
      policyOf('<iframe src="/reviews-frame" sandbox="allow-scripts"></iframe>').directive('frame-src'),
    ).toBe("frame-src 'self'");
    expect(policyOf('<video src="/v.mp4"></video>').directive('media-src')).toBe("media-src 'self'");
    expect(
      policyOf('', { head: '<link rel="manifest" href="/m.webmanifest">' }).directive('manifest-src'),
    ).toBe("manifest-src 'self'");
    expect(policyOf('<img src="data:image/png;base64,AA==" alt="">').directive('img-src')).toBe(
      "img-src 'self' data:",
    );
  });

  test('a hash is of the text as browsers see it', () => {
    // From the specification's own example.
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

test.describe('the build refuses', () => {
  const refused: [string, string, RegExp][] = [
    ['a script that is not ours', '<script>alert(1)</script>', /script of no known source/],
    ['our script with a word more', `<script>${BOOT} alert(1)</script>`, /script of no known source/],
    ['a script with an address', '<script src="/x.js"></script>', /script with an address/],
    ['a module', '<script type="module">import "/x.js"</script>', /script of no known source/],
    ['an import map', '<script type="importmap">{}</script>', /script of no known source/],
    [
      'speculation rules in the page',
      '<script type="speculationrules">{}</script>',
      /script of no known source/,
    ],
    ['a script within SVG', '<svg><script>alert(1)</script></svg>', /script of no known source/],
    [
      'a script within a template',
      '<template><script>alert(1)</script></template>',
      /script of no known source/,
    ],
    [
      'a script within noscript',
      '<noscript><script>alert(1)</script></noscript>',
      /script of no known source/,
    ],
    ['data that could end its element', '<script type="application/json">{"a":"<!--"}</script>', /unescaped/],
    ['data that is no JSON', '<script type="application/ld+json">alert(1)</script>', /JSON/],
    ['a style that is not ours', '<style>p{color:red}</style>', /style of no known source/],
    ['an inline style', '<p style="color:red"></p>', /inline style/],
    ['an inline style in noscript', '<noscript><p style="color:red"></p></noscript>', /inline style/],
    ['an event handler', '<img src="/x.png" onerror="alert(1)">', /event handler/],
    ['an event handler in SVG', '<svg onload="alert(1)"></svg>', /event handler/],
    ['a javascript: link', '<a href="javascript:alert(1)">x</a>', /address that runs/],
    [
      'a javascript: link with a tab and capitals',
      '<a href=" Java\tScript:alert(1)">x</a>',
      /address that runs/,
    ],
    [
      'a javascript: link in SVG',
      '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
      /address that runs/,
    ],
    ['a document in an address', '<a href="data:text/html,x">x</a>', /address that runs/],
    ['a formaction that runs', '<button formaction="javascript:alert(1)">x</button>', /address that runs/],
    [
      'a frame from another host',
      '<iframe src="https://evil.example/"></iframe>',
      /frame of no known source/,
    ],
    ['a frame with its text in it', `<iframe src="${MAP}" srcdoc="x"></iframe>`, /srcdoc/],
    [
      'the reviews frame without sandbox',
      '<iframe src="/reviews-frame"></iframe>',
      /frame of no known source/,
    ],
    [
      'the reviews frame with our origin',
      '<iframe src="/reviews-frame" sandbox="allow-scripts allow-same-origin"></iframe>',
      /frame of no known source/,
    ],
    [
      'a picture from another host',
      '<img src="https://evil.example/x.png" alt="">',
      /loaded from another host/,
    ],
    [
      'a picture from a host without a scheme',
      '<img src="//evil.example/x.png" alt="">',
      /loaded from another host/,
    ],
    [
      'a candidate from another host',
      '<img srcset="/a.webp 1x, //evil.example/x.png 2x" alt="">',
      /picture from another host/,
    ],
    ['a base', '<base href="https://evil.example/">', /no use for/],
    ['an object', '<object data="/x.swf"></object>', /no use for/],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/">', /http-equiv/],
    [
      'a stylesheet from another host',
      '<link rel="stylesheet" href="https://evil.example/x.css">',
      /loaded from another host/,
    ],
  ];
  for (const [name, body, message] of refused) {
    test(name, () => {
      expect(() => policyOf(body)).toThrow(message);
    });
  }

  test('a page without a charset', () => {
    expect(() => addPolicy(parse('<p>x</p>'), allowed)).toThrow(/charset/);
  });
});

test('what visitors follow may lead anywhere', () => {
  policyOf(
    '<a href="https://www.example.org/">x</a><a href="tel:+910000000000">x</a><a href="mailto:a@example.org">x</a><svg><use href="#a"></use></svg><link rel="canonical" href="https://www.example.org/">',
  );
});
