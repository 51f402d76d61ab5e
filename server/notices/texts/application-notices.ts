/** What notices about applications say. */
import { localRoleName } from '#contract/roles/names.ts'
import { m } from '#texts'
import { momentFor } from './notice-times.ts'
import type { TextsOf } from './reader.ts'

interface OfDecision {
  readonly title: string
  readonly start: string | null
}

export interface ApplicationNotices {
  readonly applied: { readonly name: string; readonly title: string; readonly role: string | null }
  readonly accepted: OfDecision
  /** Into another role than they applied for, or with null into a seat of none. */
  readonly accepted_as: OfDecision & { readonly role: string | null }
  readonly declined: { readonly title: string }
}

const acceptedText: TextsOf<ApplicationNotices>['accepted'] = ({ title, start }, reader) =>
  start === null
    ? m.notices_accepted({ title }, reader)
    : m.notices_accepted_start({ title, start: momentFor(start, reader) }, reader)

export const applicationTexts: TextsOf<ApplicationNotices> = {
  applied: ({ name, title, role }, reader) =>
    role === null
      ? m.notices_applied({ name, title }, reader)
      : m.notices_applied_role({ name, title, role: localRoleName(role, reader.locale) }, reader),
  accepted: acceptedText,
  accepted_as: ({ role, ...decision }, reader) => {
    const seat =
      role === null
        ? m.notices_accepted_any({}, reader)
        : m.notices_accepted_role({ role: localRoleName(role, reader.locale) }, reader)
    return `${acceptedText(decision, reader)} ${seat}`
  },
  declined: m.notices_declined,
}
