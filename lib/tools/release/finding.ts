/** A problem to fix before or after a release. */
export interface Finding {
  where: string;
  /** The problem; for a deployed site the part that differs, such as a header's name. */
  problem: string;
  expected?: string;
  found?: string;
}

export interface HttpResponse {
  /** Status; 0 if no response came, for the reason in `error`. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed body. */
  body: Buffer;
  error?: string;
}

/** A check of a deployed site: a request, and the comparison of its response. */
export interface Check {
  where: string;
  request?: RequestInit;
  /** Differences; `found` defaults to the status. */
  compare(response: HttpResponse): Omit<Finding, 'where'>[];
}
