/** The institute's logo, a set-square: outer triangle with its cut-out, to the 45° of the real tool, in a box of 40 by 40. */
export const LOGO = 'M4 3v33h33zM10 17.5 22.5 30H10z';
