import type { Finding } from '../finding';

export interface HttpResponse {
  /** 0 without a response: `error` says why. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  error?: string;
}

/** A request, and what its response must be. */
export interface Check {
  where: string;
  request?: RequestInit;
  /** What differs; `found` is the status unless given. */
  compare(response: HttpResponse): Omit<Finding, 'where'>[];
}
