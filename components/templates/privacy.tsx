import { InlineScript } from '@/components/ui/inline-script';
import type { Page } from '@/lib/content';
import { longDate } from '@/lib/format/dates';
import { TextPage } from './text';
import type { TemplateProps } from './types';

/** Privacy: the notice, and a button that takes away what this site keeps in the browser. */
export function PrivacyPage(props: TemplateProps<Page>) {
  const { updated } = props.entry.data;
  return (
    <TextPage {...props}>
      <div className="zone wide">
        <div>
          <p className="needs-script flex flex-wrap items-center gap-4">
            <button type="button" id="clear" className="button button-line">
              Clear what is kept in this browser
            </button>
            <output suppressHydrationWarning />
          </p>
          {updated && (
            <p className="label figures mt-6">
              This notice was last changed on <time dateTime={updated}>{longDate(updated)}</time>
            </p>
          )}
        </div>
      </div>
      <InlineScript name="clear" />
    </TextPage>
  );
}
