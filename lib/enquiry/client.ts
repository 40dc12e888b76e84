/** Without a status there was no readable response. */
type PostResult = { ok: true; status: number } | { ok: false; status?: number };

/**
 * A request with `keepalive` outlives the page. Browsers refuse more than 64 KiB of them at a time (Fetch standard):
 * both calls of both forms stay below.
 */
export const KEEPALIVE_LIMIT_BYTES = 15_000;

/**
 * Posts JSON once, without a timeout. Only 2xx is success; it never throws.
 * @param host absolute URL of the enquiry API
 */
export async function postJson(host: string, path: string, body: unknown): Promise<PostResult> {
  try {
    const json = JSON.stringify(body);
    const response = await fetch(new URL(path, host).href, {
      method: 'POST',
      // The only header: the host's CORS may allow no other.
      headers: { 'content-type': 'application/json' },
      body: json,
      mode: 'cors',
      credentials: 'omit',
      // A followed 3xx turns POST into GET, whose 200 would be taken for success.
      redirect: 'error',
      // The query of the page has the course, which only the enquiry may tell.
      referrerPolicy: 'strict-origin',
      keepalive: new TextEncoder().encode(json).length < KEEPALIVE_LIMIT_BYTES,
    });
    // An unread body would hold the connection.
    response.body?.cancel().catch(() => {});
    return { ok: response.ok, status: response.status };
  } catch {
    return { ok: false };
  }
}
