/** The list, or `undefined` for an empty one, which JSON leaves out. */
export const nonEmpty = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);
