import { appealStatuses } from '#contract/wire/appeal-statuses.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'

const filters = [...appealStatuses.filter((status) => status !== 'pending'), 'all'] as const

/** What the address of the appeals says. Without a status it shows those that wait for a decision. */
export interface AppealsSearch {
  readonly status?: (typeof filters)[number] | undefined
}

export const readAppealsSearch = ({ status }: Record<string, unknown>): AppealsSearch => ({
  status: choiceOf(filters, status),
})
