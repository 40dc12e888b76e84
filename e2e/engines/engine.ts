/** A tab of some browser: the little that the journeys need, the same for every engine. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Clicks as a person does: with a pointer, on what can be seen. */
  click(selector: string): Promise<void>;
  /** Types with the keyboard. */
  type(selector: string, text: string): Promise<void>;
  /** Value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
}

export interface Engine {
  name: string;
  version: string;
  /** A tab in a fresh profile's session; the one before is closed. */
  tab(): Promise<Tab>;
  /** Folder that downloads go to. */
  downloads: string;
  close(): Promise<void>;
}

/** Says why an engine cannot be tried here. */
export class NotInstalled extends Error {}
