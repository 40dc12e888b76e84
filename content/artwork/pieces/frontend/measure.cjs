// node measure.cjs [folder of playwright-core]: lays out gallery.html and times speed/*.html in Chromium on a slow line.
// Writes layout.json and speed.json; the picture is drawn from these two files, so that it is the same on every machine.
const fs = require("node:fs"), http = require("node:http"), path = require("node:path"), { execFileSync } = require("node:child_process");
const { chromium } = require(process.argv[2] || "playwright-core");
const pad = (kb) => Buffer.from("/*" + Array.from({ length: kb * 1024 }, (_, i) => String.fromCharCode(97 + ((i * i * 7 + i) % 26))).join("") + "*/");
const picture = (w, h, format, noise) => execFileSync("/usr/bin/python3", ["-c", `
import io, sys, numpy as np
from PIL import Image
rng = np.random.default_rng(1)
y, x = np.mgrid[0:${h}, 0:${w}]
base = 120 + 60 * np.sin(x / 90)[..., None] * np.array([1, .8, .5]) + 40 * np.cos(y / 70)[..., None]
im = Image.fromarray((base + rng.normal(0, ${noise}, (${h}, ${w}, 3))).clip(0, 255).astype("uint8"))
im.save(sys.stdout.buffer, "${format}", quality=70)`], { maxBuffer: 1e8 });
const files = {
  "framework.css": ["text/css", pad(150)], "slider.js": ["text/javascript", pad(180)], "chart.js": ["text/javascript", pad(70)],
  "hero.png": ["image/png", picture(900, 600, "PNG", 2)], "work.png": ["image/png", picture(600, 400, "PNG", 1)],
  "hero.webp": ["image/webp", picture(640, 427, "WEBP", 17)], "work.webp": ["image/webp", picture(640, 427, "WEBP", 17)],
};
const server = http.createServer((q, a) => {
  const name = q.url.slice(1), page = path.join(__dirname, "speed", name);
  const [type, body] = files[name] || (fs.existsSync(page) && name ? ["text/html", fs.readFileSync(page)] : ["text/plain", ""]);
  a.writeHead(body ? 200 : 404, { "content-type": type, "content-length": Buffer.byteLength(body), "cache-control": "no-store" }).end(body);
});
(async () => {
  await new Promise((r) => server.listen(0, r));
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const layout = {};
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto("file://" + path.join(__dirname, "gallery.html"));
    layout[width] = await page.$$eval("img", (all) => all.map((i) => { const r = i.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map((v) => Math.round(v * 10) / 10); }));
  }
  fs.writeFileSync(path.join(__dirname, "layout.json"), JSON.stringify(layout) + "\n");
  const speed = {};
  for (const name of ["before", "after"]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8), uploadThroughput: (0.75e6 / 8) });
    await page.addInitScript(() => {
      window.seen = { lcp: 0, cls: 0 };
      new PerformanceObserver((l) => { for (const e of l.getEntries()) window.seen.lcp = e.startTime; }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((l) => { for (const e of l.getEntries()) window.seen.cls += e.value; }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`http://localhost:${server.address().port}/${name}.html`, { waitUntil: "networkidle", timeout: 90000 });
    await page.waitForTimeout(500);
    speed[name] = await page.evaluate(() => ({
      ...window.seen, fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      files: [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((e) => [e.name.split("/").pop(), Math.round(e.startTime), Math.round(e.responseStart), Math.round(e.responseEnd), e.transferSize]),
    }));
  }
  fs.writeFileSync(path.join(__dirname, "speed.json"), JSON.stringify(speed, null, 1) + "\n");
  await browser.close(); server.close();
})();
