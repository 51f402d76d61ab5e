import { type AuditAction, auditActions } from '#contract/audit/actions.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'
import { searchedText } from '#web/features/moderation/searched-text.ts'

/** What the address of the audit log says: its filters, as the API takes them. */
export interface AuditSearch {
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly action?: AuditAction | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A day that exists: the server refuses any other. */
const dayOf = (value: unknown): string | undefined => {
  const text = String(value)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const day = isDay ? new Date(`${text}T00:00:00Z`) : undefined
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

// Always set, even to undefined: a key that is left out keeps the value from the address.
export const readAuditSearch = (given: Record<string, unknown>): AuditSearch => ({
  actor: searchedText(given.actor),
  subject: searchedText(given.subject),
  action: choiceOf(auditActions, given.action),
  from: dayOf(given.from),
  to: dayOf(given.to),
})
