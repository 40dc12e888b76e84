import type { Page } from '@/lib/content';
import { Reach } from './parts/closing';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import type { TemplateProps } from './types';

/** Internship: the external registration form at once, then the text. */
export function InternshipPage({ content, entry, body }: TemplateProps<Page>) {
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body}>
        <a href={content.site.internshipForm} rel="noopener" className="button button-solid">
          Register Now
        </a>
      </Opening>
      <ShapedSections sections={body.sections} />
      <Reach content={content} />
    </div>
  );
}
