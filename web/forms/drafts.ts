/** What a player has typed and not sent, kept in this tab. */
import * as z from 'zod/mini'
import { leaveForNextLoad, peekAtLastLoad, takeFromLastLoad } from '#web/browser/storage.ts'

const stored = z.object({
  /** Whose draft it is: another player at the same screen must not find it. */
  userId: z.int(),
  values: z.record(z.string(), z.unknown()),
})

const parse = (text: string) => {
  try {
    return stored.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const isSameKind = (value: unknown, model: unknown): boolean =>
  typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

export const keepDraft = (key: string, userId: number, values: object): void =>
  leaveForNextLoad(key, JSON.stringify({ userId, values }))

/** The player's draft; whatever in it does not fit the form of today is as on `blank`. */
export const findDraft = <Values extends object>(
  key: string,
  userId: number,
  blank: Values,
): Values | undefined => {
  const text = peekAtLastLoad(key)
  const draft = text === null ? undefined : parse(text)
  if (draft?.userId !== userId) return undefined
  const fitting = Object.entries(blank).map(([field, value]) => {
    const kept = draft.values[field]
    return [field, isSameKind(kept, value) ? kept : value]
  })
  return Object.fromEntries(fitting)
}

export const forgetDraft = (key: string): void => {
  takeFromLastLoad(key)
}
