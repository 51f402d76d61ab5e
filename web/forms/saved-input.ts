/** Form input that was typed and not sent, saved in this tab. */
import { readFromTab, removeFromTab, storeInTab } from '#web/browser/storage.ts'

interface SavedInput {
  /** Another player at the same screen must not get it. */
  readonly userId: number
  readonly values: Readonly<Record<string, unknown>>
}

const isSavedInput = (saved: unknown): saved is SavedInput =>
  typeof saved === 'object' &&
  saved !== null &&
  'userId' in saved &&
  Number.isInteger(saved.userId) &&
  'values' in saved &&
  typeof saved.values === 'object' &&
  saved.values !== null

const parse = (text: string): SavedInput | undefined => {
  try {
    const saved: unknown = JSON.parse(text)
    return isSavedInput(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

const hasSameType = (value: unknown, model: unknown): boolean =>
  typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

export const saveInput = (key: string, userId: number, values: object): void =>
  storeInTab(key, JSON.stringify({ userId, values }))

/** What this player had typed. A field that no longer fits the form is taken from `blank`. */
export const loadInput = <Values extends object>(
  key: string,
  userId: number,
  blank: Values,
): Values | undefined => {
  const text = readFromTab(key)
  const saved = text === null ? undefined : parse(text)
  if (saved?.userId !== userId) return undefined
  const fields = Object.entries(blank).map(([name, value]) => {
    const typed = saved.values[name]
    return [name, hasSameType(typed, value) ? typed : value]
  })
  return Object.fromEntries(fields)
}

export const deleteInput = (key: string): void => removeFromTab(key)
