/**
 * What a build takes in addition to its files. Each is a variable of the environment
 * (lib/tools/OPERATING.md). `siteUrl`, `enquiryHost` and `editorRepo` replace those of `site.md` unless
 * empty.
 */
export interface Settings {
  contentDir: string;
  outDir: string;
  siteUrl: string;
  enquiryHost: string;
  editorRepo: string;
  /** Folder of the editor for a host name of its own. */
  editorDir: string;
  editorAppId: string;
  /** Time of the build, in seconds. */
  epoch: number;
  /** Whether to encode pictures fast and larger. */
  quickPictures: boolean;
}

/**
 * Reads the settings of this process. No other code reads their variables.
 * @param defaults for variables that are not set
 */
export function settingsFromEnvironment(defaults: Record<string, string> = {}): Settings {
  const env: NodeJS.Dict<string> = { ...defaults, ...process.env };
  return {
    contentDir: env.CONTENT_DIR ?? 'content',
    outDir: env.OUT_DIR ?? 'out',
    siteUrl: env.SITE_URL ?? '',
    enquiryHost: env.ENQUIRY_HOST ?? '',
    editorRepo: env.EDITOR_REPO ?? '',
    editorDir: env.EDITOR_DIR ?? 'out.editor',
    editorAppId: env.EDITOR_APP_ID ?? '',
    epoch: Number(env.SOURCE_DATE_EPOCH || Date.now() / 1000),
    quickPictures: env.PICTURES === 'quick',
  };
}

/** The variables from which Next's processes read the settings of their pages. */
export const environmentOf = ({ contentDir, siteUrl, enquiryHost, epoch }: Settings) => ({
  CONTENT_DIR: contentDir,
  SITE_URL: siteUrl,
  ENQUIRY_HOST: enquiryHost,
  SOURCE_DATE_EPOCH: String(epoch),
});
