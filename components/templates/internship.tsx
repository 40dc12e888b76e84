import { PageHead } from '@/components/ui/page-head';
import type { Page } from '@/lib/content';
import { BodySections } from './text';
import type { TemplateProps } from './types';

/** Internship: the text, and the external registration form. */
export function InternshipPage({ content, entry, body }: TemplateProps<Page>) {
  const register = (
    <a href={content.site.internshipForm} rel="noopener" className="button button-solid">
      Register Now
    </a>
  );
  return (
    <div className="sheet">
      <PageHead title={entry.data.title} lede={body.lede} />
      <p className="-mt-4 mb-10">{register}</p>
      <BodySections body={body} />
    </div>
  );
}
