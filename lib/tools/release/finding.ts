/** A problem to fix before or after a release. */
export interface Finding {
  where: string;
  /** The problem; for a deployed site the part that differs, such as a header's name. */
  problem: string;
  expected?: string;
  found?: string;
}
