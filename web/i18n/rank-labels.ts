import type { Rank } from '#contract/profiles/ranks.ts'
import { m } from '#texts'

export const rankLabels: Readonly<Record<Rank, () => string>> = {
  rookie: m.applications_rank_rookie,
  active: m.applications_rank_active,
  experienced: m.applications_rank_experienced,
  veteran: m.applications_rank_veteran,
  elite: m.applications_rank_elite,
}
