import type { Body, Content, Entry, Page, PageOf, Template } from '@/lib/content';
import { AboutPage } from './about';
import { CareerPage } from './career';
import { ContactPage } from './contact';
import { CoursePage } from './course';
import { CourseEnquiryPage, EnquiryPage } from './enquiry';
import { FooterPage } from './footer-page';
import { HomePage } from './home';
import { InternationalPage } from './international';
import { InternshipPage } from './internship';
import { ListingPage } from './listing';
import { NotFoundPage } from './not-found';
import { PrivacyPage } from './privacy';
import { ServicePage } from './service';
import { TextPage } from './text';
import type { TemplateProps } from './types';

/** The component of each template. There is no default: a new template does not compile without one. */
const PAGES: { [T in Template]: (props: TemplateProps<PageOf<T>>) => React.ReactNode } = {
  home: HomePage,
  about: AboutPage,
  career: CareerPage,
  international: InternationalPage,
  listing: ListingPage,
  contact: ContactPage,
  internship: InternshipPage,
  enquiry: EnquiryPage,
  'course-enquiry': CourseEnquiryPage,
  footer: FooterPage,
  privacy: PrivacyPage,
  text: TextPage,
  'not-found': NotFoundPage,
};

/** The content between header and footer, by the kind of the entry. */
export function PageBody({ content, entry, body }: { content: Content; entry: Entry; body: Body }) {
  if (entry.kind === 'course') return <CoursePage content={content} entry={entry} body={body} />;
  if (entry.kind === 'service') return <ServicePage content={content} entry={entry} body={body} />;
  // TypeScript cannot infer that component and entry belong to the same template.
  const PageComponent = PAGES[entry.data.template] as (props: TemplateProps<Page>) => React.ReactNode;
  return <PageComponent content={content} entry={entry} body={body} />;
}
