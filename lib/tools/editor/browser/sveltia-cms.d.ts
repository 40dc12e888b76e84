/** Types of the used parts of Sveltia CMS, which is installed apart from the site's packages (install.ts). */
declare module '@sveltia/cms' {
  type Values = Record<string, unknown>;
  const CMS: {
    init(options: { config: Values }): Promise<void>;
    registerCustomFormat(
      name: string,
      extension: string,
      methods: { fromFile(text: string): Values; toFile(values: Values): string },
    ): void;
    registerEventListener(listener: {
      name: 'preSave';
      handler(event: { entry: { get(key: 'path'): string } }): Promise<void>;
    }): void;
  };
  export default CMS;
}
