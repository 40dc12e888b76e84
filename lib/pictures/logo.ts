/** SVG path of the institute's logo, a set square of 45° with a cut-out, in a view box of 40 by 40. */
export const LOGO = 'M4 3v33h33zM10 17.5 22.5 30H10z';
