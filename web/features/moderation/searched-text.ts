/** A text that the address of a list names; undefined for an empty one. */
export const searchedText = (given: unknown): string | undefined =>
  typeof given === 'string' ? given.trim() || undefined : undefined
