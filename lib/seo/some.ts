/** A list that has something in it; JSON leaves out what is undefined. */
export const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);
