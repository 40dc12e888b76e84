/** The parts of an enquiry form by its place: a page of its own, or the popup with one or two rows. */

const SHARED = 'grid grid-cols-1 gap-4 p-5 max-md-or-short:gap-2 max-md-or-short:py-2.5';

export const PLACE_CLASSES = {
  page: {
    form: SHARED,
    field: '',
    multiline: '',
    note: '',
    hintBesideError: '',
    /** As high as the space above the submit button allows. */
    textarea:
      'max-md-or-short:min-h-20 @md/page:min-h-[clamp(6.5rem,100vh-43rem,20rem)] @lg/page:min-h-[clamp(6.5rem,100vh-43rem,13rem)]',
    submit: 'max-md-or-short:mt-2',
    privacy: '',
  },
  popup: {
    form: `${SHARED} md:tall:contents`,
    field:
      'md:tall:flex-col md:tall:items-stretch md:tall:flex-nowrap xl:tall:row-[1/3] xl:tall:border-l xl:tall:border-line xl:tall:pl-4 xl:tall:pt-1.5',
    multiline: 'max-xl:md:tall:col-span-2',
    /** Hint and error are below the field, and an error replaces the hint. */
    note: 'md:tall:order-1 md:tall:font-display md:tall:text-[.8125rem]/[1.3]',
    hintBesideError: 'md:tall:hidden',
    textarea:
      'max-md-or-short:min-h-16 md:tall:max-h-32 md:tall:min-h-[2.875rem] md:tall:resize-none not-supports-[field-sizing:content]:md:tall:h-[2.875rem]',
    /** Beside the last field. */
    submit:
      'md:tall:mt-[calc(var(--text-base)*1.25+.25rem)] md:tall:self-start xl:tall:col-start-6 xl:tall:row-[1/3] xl:tall:mt-[calc(var(--text-base)*1.25+.625rem)]',
    /** Beside or below the title. */
    privacy:
      'md:tall:col-start-2 md:tall:row-start-1 md:tall:self-center md:tall:font-display md:tall:text-[.8125rem]/[1.3] xl:tall:col-start-1 xl:tall:row-start-2 xl:tall:self-end',
  },
};
