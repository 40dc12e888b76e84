import { escapeHtml } from '@/lib/format/html';
import { policyText } from './policy';

/**
 * The document that holds the reviews widget. It is shown in a sandboxed frame without an origin of its own, and its
 * policy allows the widget's origin and nothing of ours: whatever that script does, it does it in there.
 * @param script address of the widget's script
 * @param name the institute's name
 */
export function reviewsFrame(script: string, name: string): string {
  const { origin } = new URL(script);
  const policy = policyText({
    'default-src': ["'none'"],
    'script-src': [origin],
    'style-src': [origin],
    'img-src': [origin, 'data:'],
    'font-src': [origin],
    'connect-src': [origin],
    'frame-src': [origin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reviews of ${escapeHtml(name)}</title>
</head>
<body>
<script src="${escapeHtml(script)}" async></script>
</body>
</html>
`;
}
