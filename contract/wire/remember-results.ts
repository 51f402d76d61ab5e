/** Makes each value once for the same arguments: formatters of Intl take long to make and are asked for in every row. */
export const rememberResults = <Arguments extends readonly unknown[], Value>(
  make: (...given: Arguments) => Value,
): ((...given: Arguments) => Value) => {
  const made = new Map<string, Value>()
  return (...given) => {
    const key = given.join('|')
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(...given)
    made.set(key, value)
    return value
  }
}
