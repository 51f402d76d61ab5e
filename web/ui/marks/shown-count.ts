/** How a badge writes a number, for names that have to contain what is seen. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))
