import { appealStatuses } from '#contract/wire/appeal-statuses.ts'

const filters = [...appealStatuses.filter((status) => status !== 'pending'), 'all'] as const

/** What the address of the appeals says. Without a status it shows those that wait for a decision. */
export interface AppealsSearch {
  readonly status?: (typeof filters)[number] | undefined
}

export const readAppealsSearch = ({ status }: Record<string, unknown>): AppealsSearch => ({
  status: filters.find((filter) => filter === status),
})
