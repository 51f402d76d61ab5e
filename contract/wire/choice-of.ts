/** Which of these values is given, such as by an address; undefined for anything else. */
export const choiceOf = <const Value extends string>(
  values: readonly Value[],
  given: unknown,
): Value | undefined => values.find((value) => value === given)
