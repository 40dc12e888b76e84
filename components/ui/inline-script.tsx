import { type InlineScriptName, inlineScript } from '@/lib/bundle/inline-script';

/** An inline script, which the export finds by its attribute and the policy allows by its hash. */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return (
    <script
      data-script={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inlineScript(name) }}
    />
  );
}
