import { InlineScript } from '@/components/ui/inline-script';
import { Prose } from '@/components/ui/prose';
import type { Page } from '@/lib/content';
import { CourseLinks } from './parts/enquiry/course-links';
import { FormPage } from './parts/enquiry/form-page';
import { splitSampleMessages, withoutName } from './parts/enquiry/sample-message-text';
import { SampleMessageRow, SampleMessages } from './parts/enquiry/sample-messages';
import { SyllabusPreview, SyllabusRow } from './parts/enquiry/syllabus-preview';
import type { TemplateProps } from './types';

/** The general enquiry: the form is open at once, even if the popup has been dismissed. */
export function EnquiryPage(props: TemplateProps<Page>) {
  const { content, body } = props;
  const { before, messages, after } = splitSampleMessages(body.intro);
  return (
    <FormPage
      {...props}
      kind="general"
      sampleMessage={messages[0] && withoutName(messages[0])}
      above={<SampleMessageRow content={content} messages={messages} />}
      beside={
        <div className="text-note @md/page:col-span-5 @md/page:row-[2/4] @md/page:mt-4">
          <Prose blocks={before} />
          <SampleMessages content={content} messages={messages} />
        </div>
      }
      notes={after}
    />
  );
}

/** The course enquiry: the slug in the URL names one of the courses that `CourseLinks` offers. */
export function CourseEnquiryPage(props: TemplateProps<Page>) {
  const { content, body } = props;
  return (
    <>
      <FormPage
        {...props}
        kind="course"
        courseLinks={<CourseLinks content={content} />}
        above={<SyllabusRow content={content} />}
        beside={
          <div className="@max-md/page:hidden noscript:hidden @md/page:col-span-5 @md/page:row-[2/4] @md/page:mt-4 @md/page:group-has-[dialog:not([open])]/enquiry:hidden">
            <SyllabusPreview content={content} />
          </div>
        }
        notes={body.intro}
      />
      <InlineScript name="fill-course-name" />
    </>
  );
}
