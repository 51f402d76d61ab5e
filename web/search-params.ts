/**
 * Every search parameter stays text: the router's own parser would read `?token=12e5` as a number. A form names a
 * parameter once for each of its check boxes; lists are separated by commas.
 */
export const readSearch = (text: string): Record<string, string> => {
  const params = new URLSearchParams(text)
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key).join(',')]))
}

export const writeSearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  return params.size > 0 ? `?${params}` : ''
}
