/**
 * The post that a player has started to write. It stays in the browser until it is sent or discarded, or until the player
 * signs out. There is at most one, and only its player sees it.
 */
import {
  browserStore,
  deleteInput,
  deleteInputOfOthers,
  fitToForm,
  loadInput,
  saveInput,
} from '#web/forms/saved-input.ts'

const key = 'post-draft'

/** `form` is the form that it was typed in: another one is not filled with it. */
export const keepDraft = (form: string, userId: number, values: object): void =>
  saveInput(key, userId, { form, values }, browserStore)

export const loadDraft = <Values extends object>(
  form: string,
  userId: number,
  blank: Values,
): Values | undefined => {
  const saved = loadInput(key, userId, { form: '', values: {} }, browserStore)
  return saved?.form === form ? fitToForm(saved.values, blank) : undefined
}

const formOfDraft = (userId: number): string | undefined =>
  loadInput(key, userId, { form: '', values: {} }, browserStore)?.form

export const hasDraft = (form: string, userId: number): boolean => formOfDraft(userId) === form

/** Not in the place of what was typed in another form. */
export const canKeepDraft = (form: string, userId: number): boolean =>
  [form, '', undefined].includes(formOfDraft(userId))

export const deleteDraft = (): void => deleteInput(key, browserStore)

export const deleteDraftOfOthers = (userId: number): void => deleteInputOfOthers(key, userId, browserStore)
