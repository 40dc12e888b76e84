import type { Repository } from './repository';

/**
 * The Content-Security-Policy of the editor: the narrowest under which Sveltia CMS works. It styles its parts inline,
 * shows pictures from memory and reads its own data: addresses; scripts are the editor's files alone.
 * @param repository whose API it speaks to, where it is not in local mode
 */
export function editorPolicy(repository?: Repository): string {
  const portraits = !repository
    ? []
    : repository.host === 'github'
      ? ['https://avatars.githubusercontent.com']
      : [repository.origin];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...portraits].join(' '),
    "font-src 'self'",
    ["connect-src 'self' data: blob:", ...(repository ? [new URL(repository.api).origin] : [])].join(' '),
    'manifest-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What only a header can say. */
export const FRAMES = "frame-ancestors 'none'";
