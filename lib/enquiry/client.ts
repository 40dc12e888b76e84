/** Result of a call; no `status` means no readable response. */
type PostResult = { ok: true; status: number } | { ok: false; status?: number };

/**
 * Maximum size of a body sent with `keepalive`, with which a request outlives the page. Browsers refuse more
 * than 64 KiB of such bodies at a time (Fetch standard); two forms make four calls.
 */
export const MAX_KEEPALIVE_BYTES = 15_000;

/**
 * Posts JSON once, without a timeout. Only 2xx is success; it never throws.
 * @param host absolute URL of the enquiry API
 */
export async function postJson(host: string, path: string, body: unknown): Promise<PostResult> {
  try {
    const json = JSON.stringify(body);
    const response = await fetch(new URL(path, host).href, {
      method: 'POST',
      // No other header: the host's CORS rules may refuse it.
      headers: { 'content-type': 'application/json' },
      body: json,
      mode: 'cors',
      credentials: 'omit',
      // Following a 3xx turns POST into GET, whose 200 would look like success.
      redirect: 'error',
      // Leaves out the page's query, which names the course.
      referrerPolicy: 'strict-origin',
      keepalive: new TextEncoder().encode(json).length < MAX_KEEPALIVE_BYTES,
    });
    // An unread body would keep the connection busy.
    response.body?.cancel().catch(() => {});
    return { ok: response.ok, status: response.status };
  } catch {
    return { ok: false };
  }
}
