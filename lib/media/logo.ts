/** The institute's logo, a set square of 45° with its cut-out: path of an SVG of 40 by 40. */
export const LOGO = 'M4 3v33h33zM10 17.5 22.5 30H10z';
