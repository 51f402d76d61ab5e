/** The text of an optional number in a form field. */
export const wholeNumberText = (number: number | null): string => (number === null ? '' : String(number))

const grouped = /^\d{1,3}([. ,\u00a0\u202f]\d{3})+$/

/** Null for an empty text, NaN for one that is not a whole number. Thousands may be separated, as in 180.000. */
export const parseWholeNumber = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return null
  const digits = grouped.test(text) ? text.replace(/\D/g, '') : text
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}
