/** What a player had typed when their session ended, saved in this tab until they are back. */
import * as z from 'zod/mini'
import { crewRole } from '#contract/roles/roles.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'
import type { CrewFormValues } from './crew-form.ts'

/** A new post, one that starts from a ship or repeats an earlier crew, or the id of the edited one. */
export type FormId = 'new' | `ship-${number}` | `again-${number}` | number

const keyOf = (id: FormId): string => `crew-form-${id}`

interface SavedForm {
  readonly values: CrewFormValues
  /** The role whose form was open. */
  readonly openRole?: unknown
}

export const saveForm = (id: FormId, userId: number, { values, openRole }: SavedForm): void =>
  saveInput(keyOf(id), userId, { ...values, openRole })

export const loadForm = (id: FormId, userId: number, blank: CrewFormValues): SavedForm | undefined => {
  const saved = loadInput(keyOf(id), userId, { ...blank, openRole: {} })
  if (!saved) return undefined
  const { openRole, ...values } = saved
  const roles = z.array(crewRole).safeParse(values.roles).data ?? blank.roles
  return { values: { ...values, roles }, openRole }
}

export const deleteForm = (id: FormId): void => deleteInput(keyOf(id))
