/** Every search parameter stays text: the router's own parser would read `?token=12e5` as a number. */
export const readSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export const writeSearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  return params.size > 0 ? `?${params}` : ''
}
