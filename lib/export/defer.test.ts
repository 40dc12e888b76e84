import { expect, test } from '@playwright/test';
import { deferScripts } from './defer';
import { attribute, elements, parse, serialize } from './dom';

const BOOT = 'let boot;';
const ours = new Set([BOOT, 'let video;']);
const next = (payload = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$Sreact\\"\\n\\u003cp"])</script>') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="preload" as="script" href="/_next/static/chunks/a.js"><script id="boot">${BOOT}</script>
   <script src="/_next/static/chunks/a.js" async></script><script src="/_next/static/chunks/p.js" nomodule></script></head><body><div data-island></div>
   <script src="/_next/static/chunks/a.js" async></script><script src="/_next/static/chunks/b-1.js" async></script>${payload}</body></html>`;

test.describe('deferred scripts', () => {
  test('leave the page for one list, payload first, without polyfill and doubles', () => {
    const page = parse(next());
    const { payload } = deferScripts(page, ours);
    const boot = [...elements(page)].find((e) => attribute(e, 'id') === 'boot');
    expect(payload?.path).toMatch(/^_next\/static\/flight\/[0-9a-f]{16}\.js$/);
    expect(boot && attribute(boot, 'data-hydrate')).toBe(`/${payload?.path} /_next/static/chunks/a.js /_next/static/chunks/b-1.js`);
    expect(serialize(page)).not.toMatch(/__next_f|chunks\/(a|p)\.js" (async|nomodule)|rel="preload"/);
  });

  test('leave the inline script out of the payload, which repeats it', () => {
    const script = 'let a = "<b>" && 1;';
    const rows = `1:T${script.length.toString(16)},${script}2:["$","p"]`;
    const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)}])`;
    const page = parse(next(`<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push(rows)}</script>`).replace(BOOT, script));
    expect(deferScripts(page, new Set([script])).payload?.text).toContain(push('1:T0,2:["$","p"]'));
  });

  test('are not listed on a page without an island', () => {
    const page = parse(next().replace('data-island', ''));
    expect(deferScripts(page, ours)).toEqual({});
    expect(serialize(page)).not.toContain('data-hydrate');
  });

  const refused: [string, string][] = [
    ['a script that is not ours', '<script>alert(1)</script>'],
    ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>'],
    ['a script from our host but not of Next', '<script src="/x.js"></script>'],
    ['an address that climbs', '<script src="/_next/static/../../x.js?"></script>'],
    ['a payload with something behind it', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
    ['a payload with a call in it', '<script>self.__next_f.push([1,alert(1)])</script>'],
    ['a payload within another call', '<script>self.__next_f.push([1,"x"])(alert(1))</script>'],
    [
      'a bundler start with a call in it',
      '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[alert(1)]});</script>',
    ],
    ['the clock of the reveal with a word more', '<script>requestAnimationFrame(function(){$RT=performance.now()});alert(1)</script>'],
  ];
  for (const [name, script] of refused) {
    test(`stop the build at ${name}`, () => {
      expect(() => deferScripts(parse(next().replace('</body>', `${script}</body>`)), ours)).toThrow(/no known shape/);
    });
  }

  test('stop the build when Next writes no payload, or the page no boot script', () => {
    expect(() => deferScripts(parse(next('')), ours)).toThrow(/another shape/);
    expect(() => deferScripts(parse(next().replace('id="boot"', '')), ours)).toThrow(/boot/);
  });
});
