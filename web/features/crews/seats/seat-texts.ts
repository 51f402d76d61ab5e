import type { SeatKind } from '#contract/seats.ts'
import { m } from '#texts'
import { categoryLabels } from '#web/i18n/role-labels.ts'

export const seatKindLabel = (kind: SeatKind): string =>
  kind === 'any' ? m.crews_any_seat() : categoryLabels[kind]()
