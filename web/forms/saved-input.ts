/** Form input that was typed and not sent, saved in this tab. */
import * as z from 'zod/mini'
import { readFromTab, removeFromTab, storeInTab } from '#web/browser/storage.ts'

const savedInput = z.object({
  /** Another player at the same screen must not get it. */
  userId: z.int(),
  values: z.record(z.string(), z.unknown()),
})

const parse = (text: string) => {
  try {
    return savedInput.safeParse(JSON.parse(text)).data
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
