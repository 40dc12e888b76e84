/** Classes of an element that is hidden while the filter is in use. */
export const NOT_FILTERED =
  'group-has-[:is(#course-filter:not(:placeholder-shown),#beginners:checked)]/listing:hidden';
