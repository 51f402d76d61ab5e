/** Form input that was typed and not sent, saved in this tab or in this browser. */
import {
  readFromTab,
  readStored,
  removeFromTab,
  removeStored,
  storeInTab,
  writeStored,
} from '#web/browser/storage.ts'

interface InputStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

const tabStore: InputStore = { read: readFromTab, write: storeInTab, remove: removeFromTab }

/** Outlives the tab. */
export const browserStore: InputStore = { read: readStored, write: writeStored, remove: removeStored }

/** In characters. Far more than any form takes. */
const mostStored = 200_000

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

const read = (key: string, store: InputStore): SavedInput | undefined => {
  const text = store.read(key)
  return text === null ? undefined : parse(text)
}

export const saveInput = (key: string, userId: number, values: object, store = tabStore): void => {
  const text = JSON.stringify({ userId, values })
  if (text.length <= mostStored) store.write(key, text)
}

/** A field that no longer fits the form is taken from `blank`. */
export const fitToForm = <Values extends object>(
  typed: Readonly<Record<string, unknown>>,
  blank: Values,
): Values => {
  const fields = Object.entries(blank).map(([name, value]) => {
    const saved = typed[name]
    return [name, hasSameType(saved, value) ? saved : value]
  })
  return Object.fromEntries(fields)
}

/** What this player had typed. */
export const loadInput = <Values extends object>(
  key: string,
  userId: number,
  blank: Values,
  store = tabStore,
): Values | undefined => {
  const saved = read(key, store)
  return saved?.userId === userId ? fitToForm(saved.values, blank) : undefined
}

export const deleteInput = (key: string, store = tabStore): void => store.remove(key)

/** Also deletes what cannot be read. */
export const deleteInputOfOthers = (key: string, userId: number, store = tabStore): void => {
  if (read(key, store)?.userId !== userId) store.remove(key)
}
