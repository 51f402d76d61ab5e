/** What a player had typed when their sign-in ended, kept in this tab until they are back. */
import * as z from 'zod/mini'
import { crewRole } from '#contract/roles.ts'
import { leaveForNextLoad, peekAtLastLoad, takeFromLastLoad } from '#web/api/storage.ts'
import type { CrewFormValues } from './crew-form.ts'

/** `new` for the post that is being created, else the id of the one being edited. */
export type DraftName = 'new' | number

const keyOf = (name: DraftName): string => `crew-draft-${name}`

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

export const keepDraft = (name: DraftName, userId: number, values: CrewFormValues): void =>
  leaveForNextLoad(keyOf(name), JSON.stringify({ userId, values }))

/** The player's draft; whatever in it does not fit the form of today is as on `blank`. */
export const findDraft = (
  name: DraftName,
  userId: number,
  blank: CrewFormValues,
): CrewFormValues | undefined => {
  const text = peekAtLastLoad(keyOf(name))
  const draft = text === null ? undefined : parse(text)
  if (draft?.userId !== userId) return undefined
  const fitting = Object.entries(blank).map(([field, value]) => {
    const kept = draft.values[field]
    return [field, isSameKind(kept, value) ? kept : value]
  })
  const values: CrewFormValues = Object.fromEntries(fitting)
  return { ...values, roles: z.array(crewRole).safeParse(values.roles).data ?? blank.roles }
}

export const forgetDraft = (name: DraftName): void => {
  takeFromLastLoad(keyOf(name))
}
