import { contentCopy, testMistakes } from './testing';

/** Mistakes in the text of a page. */
testMistakes(contentCopy(['catia', 'room']), {
  '## Syllabus': {
    '# Sample\n\n## Syllabus':
      "14:1  error  heading: '# Sample'. Expected sections that start with '##'. The page's one large heading is its title. Write ## here.",
    '## Who it is for\n\n## Syllabus':
      "14:1  error  heading: 'Who it is for' has nothing under it. Expected text, or a heading of the next rank. Write the section, or delete its heading.",
    '## Tools\n\nText.\n\n## Tools\n\nText.\n\n## Syllabus':
      "18:1  warning  heading: 'Tools' stands on line 14 as well. Expected headings that differ. Join the two sections, or say what is different.",
  },
  '### First module\n\n': {
    '': "14:1  error  syllabus: no modules. Expected a '### Name' for each module under '## Syllabus'. Write, for example: ### Sketcher",
    '#### First module\n\n':
      "16:1  error  heading: '#### First module' after '##'. Expected '###'. Headings go down one step at a time.",
    '### First module\n\nText.\n\n###\n\n':
      "20:1  error  heading: '###' without words. Expected the words of the heading after it. Write them, or delete the line.",
  },
  'The first': {
    '<!-- ask Ravi -->\nThe first':
      "12:1  error  HTML: '<!-- ask Ravi -->'. Expected Markdown. Notes to yourself go between the --- lines, after a '#'.",
    'See [CATIA](/cata). The first':
      "12:5  error  link: '/cata' is not a page. Expected the path of a page, such as /catia. Did you mean '/catia'?",
    'See [us](/aboutus). The first':
      "12:5  error  link: '/aboutus' is not a page. Expected the path of a page, such as /catia. Write /Aboutus",
    'See [CATIA](../courses/catia.md). The first':
      "12:5  error  link: '../courses/catia.md' is not a page. Expected the path of a page, such as /catia. Write /catia",
    'See [modules](/catia#sketch). The first':
      "12:5  error  link: '#sketch' is not on /catia. Expected a heading of that page in small letters and hyphens. Did you mean 'sketcher'?",
    'See [below](#first-modul). The first':
      "12:5  error  link: '#first-modul' is not on /sample. Expected a heading of that page in small letters and hyphens. Did you mean 'first-module'?",
    '[Enquire now](/courseinquiry?course=cata). The first':
      "12:1  error  link: 'cata' in '/courseinquiry?course=cata' is not a course. Expected the file name of a course without .md. Did you mean 'catia'?",
    '[Maker](//example.com/x). The first':
      "12:1  error  link: '//example.com/x'. Expected one / for a page of this site, https:// for another. Write https://example.com/x or /example.com/x",
    '[Maker](http://example.com/x). The first':
      "12:1  warning  link: 'http://example.com/x'. Expected https://. Try whether https://example.com/x opens, and link that.",
    'Visit https://example.com/x soon. The first':
      "12:7  warning  link: 'https://example.com/x'. Expected words that say where it leads. Write: [words](https://example.com/x)",
    'Visit [](/catia) soon. The first':
      "12:7  error  link: a link to '/catia' without words. Expected words to click on. Write: [words](/catia)",
    'Click [here](/catia). The first':
      "12:7  warning  link: 'here' as the words of a link. Expected words that say where it leads. Link the name of the page.",
    'Visit [CATIA](https://www.example.com/catia). The first':
      "12:7  warning  link: 'https://www.example.com/catia'. Expected a path for a page of this site. Write /catia",
  },
  '- A line': {
    '- A line\n\n![](room.jpg)':
      "20:1  error  picture: 'room.jpg' without words between the brackets. Expected what the picture shows, for those who cannot see it. Write: ![A hub with a keyed bore](room.jpg)",
    ['- A line\n'.repeat(1250)]:
      '11:1  warning  text: 11772 characters with its fields. Expected at most 11200, so that the page opens at once on a slow phone. Shorten it, or move a part to a page of its own and link that.',
    '- TODO a line':
      "18:3  warning  text: 'TODO', which every visitor would read. Expected finished text. Write what belongs here.",
    '- A  line': "18:4  warning  text: 2 spaces in a row after 'A'. Expected one space. Delete the others.",
    '- A line , long': "18:9  warning  text: a space before ',' after 'line'. Expected none. Delete it.",
    '- A line - long':
      "18:9  warning  text: ' - ' after 'line'. Expected a dash, ' – '. Type –, or -- with a space on each side.",
    '- A line...':
      "18:9  warning  text: three full stops after 'line'. Expected an ellipsis. Type …, or end the sentence.",
    [`- Short. It goes on${' and on'.repeat(17)}.`]:
      "18:3  warning  text: a sentence of 37 words, 'It goes on and on and …'. Expected at most 35. Make two sentences of it.",
    '- The the line': "18:3  warning  text: 'The the'. Expected the word once. Delete one of the two.",
  },
  'value: Sample 1.0': {
    'value: Sample Sample 1.0':
      "8:5  warning  facts[1].value: 'Sample Sample'. Expected the word once. Delete one of the two.",
  },
});
