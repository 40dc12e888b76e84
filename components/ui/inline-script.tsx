import { type InlineScriptName, inlineScript } from '@/lib/export/inline-script';

/** An inline script of the site. The export knows it by its attribute, and its policy allows it by its exact text. */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return (
    <script
      data-script={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inlineScript(name) }}
    />
  );
}
