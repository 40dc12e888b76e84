import { courseSchema } from './schema';
import { contentCopy, DESCRIPTION, SAMPLE, testMistakes } from './testing';

const UNKNOWN_FIELD = `is not a field that is known here. Expected one of: ${Object.keys(courseSchema.shape).join(', ')}.`;
const GROUPS =
  'is not a group. Expected one of: Mechanical CAD, IT Courses, Master Courses, Dubai Visa, IELTS, Careers.';
/** What stands above the text, with both fences. */
const [FRONT_MATTER = ''] = SAMPLE.split('\n\n', 1);

/** Mistakes in the fields of a course. */
testMistakes(contentCopy(['catia', 'cpp', 'java']), {
  'title: Sample': {
    '# title: Sample':
      '1:1  error  title: is missing. Expected text of 1 to 60 characters. Add, for example: title: CATIA',
    'title:':
      '2:1  error  title: is empty. Expected text of 1 to 60 characters. Write, for example: title: CATIA',
    'title: 2027':
      '2:1  error  title: 2027. Expected text of 1 to 60 characters. Put it between quotes: "2027"',
    'title: Sample course Sample course Sample course Sample course Sample course':
      "2:1  error  title: 'Sample course Sample course Sample course Sample course Sample course' has 69 characters. Expected text of 1 to 60 characters. Take out 9.",
    'title: Sample: basics':
      "2:8  error  front matter: a second ': ' on the line. Expected one 'name: value' on a line. Put the whole value between double quotes.",
    'title: "Sample':
      '2:8  error  front matter: an opening quote without a closing one. Expected quotes in pairs. Close the quote at the end of the value.',
    'title: *Sample':
      '2:8  error  front matter: a value that starts with *. Expected plain text. Put the whole value between double quotes.',
    'title: CATIA':
      "3:1  warning  description: 'A sample course in Pune, described'. Expected CATIA among its first words. Begin, for example: CATIA in Pune for …\n2:1  error  title: 'CATIA' is that of content/courses/catia.md. Expected a title of its own. Say what is different.",
    'title: C and CPP':
      "3:1  warning  description: 'A sample course in Pune, described'. Expected C and CPP among its first words. Begin, for example: C and CPP in Pune for …\n2:1  error  title: 'C and CPP', whose PDF has the name of another course's. Expected another title than that of content/courses/cpp.md. Both would be Trikona-C-and-CPP-Syllabus.pdf.",
  },
  [DESCRIPTION]: {
    'description: Too short.':
      "3:1  error  description: 'Too short.' has 10 characters. Expected text of 50 to 160 characters. Write 40 more.",
    [DESCRIPTION.replace('description', 'descripton')]:
      `3:1  error  descripton: ${UNKNOWN_FIELD} Did you mean 'description'?`,
  },
  'group: Mechanical CAD': {
    'group: Mechanical': `4:1  error  group: 'Mechanical' ${GROUPS} Did you mean 'Mechanical CAD'?`,
    'group: Cookery': `4:1  error  group: 'Cookery' ${GROUPS} A new group is added to content/site.md first.`,
  },
  'order: 90': {
    'order: 90\norder: 91':
      '6:1  error  front matter: the same field twice. Expected each field once. Keep one of the two.',
    'price: 100': `5:1  error  price: ${UNKNOWN_FIELD} Delete the line.`,
    'order: "90"':
      "5:1  error  order: '90'. Expected a whole number from 1 to 9999. Take the quotes away: 90",
    'order: 0': '5:1  error  order: 0. Expected a whole number from 1 to 9999.',
    'order: 1':
      '5:1  warning  order: place 1 in Mechanical CAD is that of content/courses/catia.md. Expected a place of its own. Number the pages of the group anew.',
    'pdf: form': "5:1  error  pdf: 'form'. Expected one of: enquiry, direct.",
    'updated: 2026-02-30':
      "5:1  error  updated: '2026-02-30'. Expected a date that exists, written YYYY-MM-DD. For example: 2026-11-21",
    'drawing: catai':
      "5:1  error  drawing: 'catai' is not a drawing. Expected the name of one in public/drawings. Did you mean 'catia'?",
    'syllabusPdf: sample.pdf':
      "5:1  error  syllabusPdf: 'sample.pdf' is not in content/syllabus. Expected the name of a PDF that is. Put the file there, or leave the field out.",
  },
  'facts:\n  - label: Software\n    value: Sample 1.0': {
    'facts: Sample 1.0':
      "6:1  error  facts: 'Sample 1.0'. Expected a list of at most 8, each with label and value. Look at another file of this folder for how it is written.",
    'facts:\n\t- label: Software\n    value: Sample 1.0':
      '7:1  error  front matter: a tab at the start of a line. Expected spaces. Replace the tab with two spaces.',
    'facts:\n  - label: Software\n   value: Sample 1.0':
      '8:1  error  front matter: a line that is not lined up with its neighbours. Expected the same number of spaces. Use two spaces for each step to the right, and line up what belongs together.',
  },
  'related: [catia]': {
    'related: [catia':
      '9:16  error  front matter: a bracket or comma is missing. Expected a list such as [catia, nx12]. Check the commas and the closing bracket.',
    'related: [cata]':
      "9:11  error  related[1]: 'cata' is not a course or service. Expected the file name of one, without .md. Did you mean 'catia'?",
    'related: [sample]':
      "9:11  error  related[1]: 'sample' is this page. Expected another course or service. Take it out.",
    'related: catia, nx12':
      "9:1  error  related: 'catia, nx12'. Expected a list of at most 6, each the file name of a page without .md: lower-case letters, digits and single hyphens. Write a list: [catia, nx12]",
  },
  '---\ntitle': {
    title:
      "1:1  error  front matter: 'title: Sample'. Expected '---' on the first line, then the fields, then '---'. Write --- above the first field.",
    '\n---\ntitle':
      "1:1  error  front matter: a blank line. Expected '---' on the first line, then the fields, then '---'. Delete what stands before the first ---.",
  },
  '\n---\n\n': {
    '\n\n':
      "1:1  error  front matter: no closing '---'. Expected '---' on a line of its own after the fields. Add it before the text of the page.",
  },
  [FRONT_MATTER]: {
    '---\n---':
      '1:1  error  front matter: no fields. Expected at least a title and a description. Add them between the two --- lines.',
    '---\nSample\n---':
      "2:1  error  front matter: 'Sample'. Expected fields, each as 'name: value' on a line of its own. Write, for example: title: CATIA",
  },
});
