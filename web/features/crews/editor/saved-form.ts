/**
 * What a player has typed and not sent: a new post is kept in this browser, changes to a post in this tab. So is a second
 * new post, such as one that a link has begun: the first one must not be lost.
 */
import * as z from 'zod/mini'
import { crewRole } from '#contract/roles/roles.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'
import type { CrewFormValues } from './crew-form.ts'
import { canKeepDraft, deleteDraft, hasDraft, keepDraft, loadDraft } from './post-draft.ts'

/** A new post, one that starts from a ship or a link or repeats an earlier crew, or the id of the edited one. */
export type FormId = 'new' | `ship-${number}` | `link-${string}` | `again-${number}` | number

const keyOf = (id: FormId): string => `crew-form-${id}`

interface TypedForm {
  readonly values: CrewFormValues
  /** What the form held before. */
  readonly initial: CrewFormValues
  /** The role whose form was open. */
  readonly openRole?: unknown
}

interface SavedForm extends Omit<TypedForm, 'initial'> {
  /** Whether it is the draft of a new post, and not changes to one. */
  readonly isDraft: boolean
}

const isNewPost = (id: FormId): boolean => typeof id === 'string'

/** What the leader can change of a post: others take its seats and apply meanwhile. */
const changeableOf = ({ roles, ...fields }: CrewFormValues): string =>
  JSON.stringify([fields, roles.map(({ slotsFilled, applicationCount, ...role }) => role)])

export const saveForm = (id: FormId, userId: number, { values, initial, openRole }: TypedForm): void =>
  saveInput(keyOf(id), userId, { ...values, openRole, changed: changeableOf(initial) })

/** With every change, so that a reload loses nothing. */
export const keepForm = (id: FormId, userId: number, typed: TypedForm): void => {
  if (isNewPost(id) && canKeepDraft(keyOf(id), userId))
    keepDraft(keyOf(id), userId, { ...typed.values, openRole: typed.openRole })
  else saveForm(id, userId, typed)
}

/** Not the changes to a post that was changed elsewhere since: sending them would undo those. */
export const loadForm = (id: FormId, userId: number, blank: CrewFormValues): SavedForm | undefined => {
  const model = { ...blank, openRole: {}, changed: '' }
  const draft = isNewPost(id) ? loadDraft(keyOf(id), userId, model) : undefined
  const saved = draft ?? loadInput(keyOf(id), userId, model)
  if (!saved) return undefined
  const { openRole, changed, ...values } = saved
  if (!isNewPost(id) && changed !== changeableOf(blank)) return undefined
  const roles = z.array(crewRole).safeParse(values.roles).data ?? blank.roles
  return { values: { ...values, roles }, openRole, isDraft: draft !== undefined }
}

/** Whether it is there when this tab has been closed. */
export const isKept = (id: FormId, userId: number): boolean => hasDraft(keyOf(id), userId)

/** Whether it is there when this tab is reloaded: the storage of the browser may be full. */
export const isSaved = (id: FormId, userId: number): boolean =>
  isKept(id, userId) || loadInput(keyOf(id), userId, {}) !== undefined

export const deleteForm = (id: FormId, userId: number): void => {
  deleteInput(keyOf(id))
  if (isKept(id, userId)) deleteDraft()
}
