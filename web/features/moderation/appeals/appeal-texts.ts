import type { AppealStatus } from '#contract/sanctions/fields.ts'
import { m } from '#texts'

export const appealNames: Readonly<Record<AppealStatus, () => string>> = {
  pending: m.appeals_pending,
  granted: m.appeals_granted,
  denied: m.appeals_denied,
}
