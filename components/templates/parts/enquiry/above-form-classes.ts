/** Place of an example above the open form on a phone, until a course is chosen. */
export const ABOVE_FORM_CLASSES =
  '@md/page:hidden noscript:hidden group-has-[:is(#no-course[hidden],dialog:not([open]))]/enquiry:hidden';
