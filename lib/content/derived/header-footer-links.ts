import { bySlug, pageWith } from '../registry';
import type { Content, Entry } from '../types';

/** File name of the page that the header calls Study Point. */
export const STUDY_POINT = 'abhyasika';

/** Paths to which header and footer link; `quick` is the footer's list. The check ensures these pages. */
export function headerFooterLinks(content: Content) {
  const home = pageWith(content, 'home').path;
  const about = pageWith(content, 'about').path;
  const contact = pageWith(content, 'contact').path;
  const courses = pageWith(content, 'listing').path;
  return {
    home,
    about,
    courses,
    contact,
    studyPoint: (bySlug(content, STUDY_POINT) as Entry).path,
    enquiry: pageWith(content, 'enquiry').path,
    quick: [
      { title: 'Home', path: home },
      { title: 'Courses', path: courses },
      { title: 'About Us', path: about },
      // The specification asks for these two labels without a target.
      { title: 'International', path: '#' },
      { title: 'Study Point', path: '#' },
      { title: 'Contact', path: contact },
      { title: 'Careers', path: pageWith(content, 'career').path },
      { title: 'Internship', path: pageWith(content, 'internship').path },
      { title: 'Gallery', path: `${about}#gallery` },
      { title: 'Privacy', path: pageWith(content, 'privacy').path },
    ],
  };
}
