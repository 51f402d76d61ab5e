import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import { m } from '#texts'

export const appealNames: Readonly<Record<AppealStatus, () => string>> = {
  pending: m.sanctions_appeals_pending,
  granted: m.sanctions_appeals_granted,
  denied: m.sanctions_appeals_denied,
}
