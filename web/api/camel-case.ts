const camel = (key: string): string =>
  key.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Keys may come in camelCase or snake_case; in the page they are camelCase. If both come, the camelCase one wins. */
export const camelCaseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelCaseKeys)
  if (!isRecord(value)) return value
  const renamed: [string, unknown][] = []
  const kept: [string, unknown][] = []
  for (const [key, inner] of Object.entries(value)) {
    const name = camel(key)
    const list = name === key ? kept : renamed
    list.push([name, camelCaseKeys(inner)])
  }
  return Object.fromEntries([...renamed, ...kept])
}
