import { BUTTON } from '@/components/ui/button';
import { lastOf } from '@/lib/content/last-section';
import { ContactSection } from './parts/contact-section';
import { Hero } from './parts/hero';
import { TextSections } from './parts/text-sections';
import type { PageOf, TemplateProps } from './types';

/** Internship: the external registration form at once, then the text. */
export function InternshipPage({ content, entry, body }: TemplateProps<PageOf<'internship'>>) {
  const { others, last } = lastOf(body.sections);
  const form = content.site.internshipForm;
  return (
    <div className="page">
      <Hero title={entry.data.title} body={body} facts={entry.data.facts}>
        <a href={form} rel="noopener" className={BUTTON.solid}>
          Register Now
        </a>
      </Hero>
      <TextSections sections={others} />
      {/* "Register Now" is one link of the page. */}
      <ContactSection
        content={content}
        section={last}
        first={
          <a href={form} rel="noopener" className={BUTTON.solid}>
            Fill in the internship form
          </a>
        }
      />
    </div>
  );
}
