/** Sveltia CMS is installed apart from the site's packages (install.ts), and its types with it. */
declare module '@sveltia/cms';
