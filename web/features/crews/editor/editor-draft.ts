/** What a player had typed when their sign-in ended, kept in this tab until they are back. */
import * as z from 'zod/mini'
import { crewRole } from '#contract/roles.ts'
import * as drafts from '#web/forms/drafts.ts'
import type { CrewFormValues } from './crew-form.ts'

/** `new` for the post that is being created, else the id of the one being edited. */
export type DraftName = 'new' | number

const keyOf = (name: DraftName): string => `crew-draft-${name}`

interface EditorDraft {
  readonly values: CrewFormValues
  /** The role that was being written. */
  readonly writtenRole?: unknown
}

export const keepDraft = (name: DraftName, userId: number, { values, writtenRole }: EditorDraft): void =>
  drafts.keepDraft(keyOf(name), userId, { ...values, writtenRole })

export const findDraft = (
  name: DraftName,
  userId: number,
  blank: CrewFormValues,
): EditorDraft | undefined => {
  const draft = drafts.findDraft(keyOf(name), userId, { ...blank, writtenRole: {} })
  if (!draft) return undefined
  const { writtenRole, ...values } = draft
  return {
    values: { ...values, roles: z.array(crewRole).safeParse(values.roles).data ?? blank.roles },
    writtenRole,
  }
}

export const forgetDraft = (name: DraftName): void => drafts.forgetDraft(keyOf(name))
