/** The checks of a deployed site: a request, and a comparison of the response. */
import type { Finding } from '../finding';

export interface HttpResponse {
  /** Status; 0 if no response came, for the reason in `error`. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed body. */
  body: Buffer;
  error?: string;
}

/** A request, and the comparison of its response. */
export interface Check {
  where: string;
  request?: RequestInit;
  /** Differences; `found` defaults to the status. */
  compare(response: HttpResponse): Omit<Finding, 'where'>[];
}
