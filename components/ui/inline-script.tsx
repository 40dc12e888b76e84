import { type InlineScriptName, inlineScript } from '@/lib/bundle/inline-script';

/**
 * An inline script. The export finds it by its attribute, and the page's policy allows it by the hash of its
 * text.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return (
    <script
      data-script={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inlineScript(name) }}
    />
  );
}
