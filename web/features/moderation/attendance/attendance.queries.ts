import { decideAbsence, listContestedAbsences } from '#contract/attendance/attendance.ts'
import type { AbsenceVerdict } from '#contract/attendance/fields.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useQueue, useQueueCount } from '#web/features/moderation/queue/queue.queries.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'

export const useContestedAbsences = () =>
  useQueue([...queryKeys.contestedAbsences, 'list'], (after, signal) =>
    call(listContestedAbsences, { query: { after } }, { signal }),
  )

export const useOpenAbsences = () =>
  useQueueCount([...queryKeys.contestedAbsences, 'count'], (signal) =>
    call(listContestedAbsences, {}, { signal }),
  )

export const useDecideAbsence = (id: number, status: AbsenceVerdict) =>
  useModerationChange(() => call(decideAbsence, { params: { id }, body: { status } }))
