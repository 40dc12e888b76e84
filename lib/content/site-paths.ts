import { bySlug, type Content, pageWith } from '@/lib/content';

/** Paths that the chrome names, from the pages that have them. */
export function pathsOf(content: Content) {
  const path = (slug: string) => bySlug(content, slug)?.path ?? '/';
  const home = pageWith(content, 'home').path;
  const about = pageWith(content, 'about').path;
  const contact = pageWith(content, 'contact').path;
  return {
    home,
    about,
    contact,
    studyPoint: path('abhyasika'),
    enquiry: pageWith(content, 'enquiry').path,
    quick: [
      { title: 'Home', path: home },
      { title: 'Courses', path: pageWith(content, 'listing').path },
      { title: 'About Us', path: about },
      // Placeholders, as the specification has them.
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
