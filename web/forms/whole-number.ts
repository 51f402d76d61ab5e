const grouped = /^\d{1,3}([. ,\u00a0\u202f]\d{3})+$/

/** A typed whole number: null when empty, NaN when it is none. Thousands may be set apart, as in 180.000. */
export const wholeNumberOf = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return null
  const digits = grouped.test(text) ? text.replace(/\D/g, '') : text
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}
