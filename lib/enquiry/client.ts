/** What became of a call. No status: there was no answer that the page may see. */
export type PostResult = { ok: true; status: number } | { ok: false; status?: number };

/**
 * A request marked `keepalive` outlives the page, but a browser refuses more than 64 KiB of them at a time, unsent
 * (Fetch standard). Four bodies of this size are less: both calls of both forms.
 */
export const KEEPALIVE_LIMIT_BYTES = 15_000;

/**
 * Posts JSON and tells whether the host took it: 2xx is success, all else is not. Never throws, sends once, sets no
 * timeout (a slow answer is an answer) and never reads the answer's body.
 * @param host absolute URL of the enquiry API
 * @param send the browser's fetch, unless a test brings another
 */
export async function postJson(
  host: string,
  path: string,
  body: unknown,
  send: typeof fetch = fetch,
): Promise<PostResult> {
  try {
    const json = JSON.stringify(body);
    const response = await send(new URL(path, host).href, {
      method: 'POST',
      // The only header: the host's CORS may allow no other.
      headers: { 'content-type': 'application/json' },
      body: json,
      mode: 'cors',
      credentials: 'omit',
      // A followed 3xx turns POST into GET, whose 200 would be taken for success.
      redirect: 'error',
      // The page's query names the chosen course; the host learns that from the enquiry alone.
      referrerPolicy: 'strict-origin',
      keepalive: new TextEncoder().encode(json).length < KEEPALIVE_LIMIT_BYTES,
    });
    // An unread body must not hold the connection.
    response.body?.cancel().catch(() => {});
    return { ok: response.ok, status: response.status };
  } catch {
    return { ok: false };
  }
}
