/** Something to fix for or after a release. */
export interface Finding {
  where: string;
  /** What is wrong; of a deployed site the part that differs, such as a header's name. */
  problem: string;
  expected?: string;
  found?: string;
}
