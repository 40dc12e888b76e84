/**
 * A script of ours in the page. `source` comes from lib/client/inline.ts; the export's policy allows it by its exact
 * text and no other.
 */
export function InlineScript({ source }: { source: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
