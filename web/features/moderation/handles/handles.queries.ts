import type { ProofDecision } from '#contract/handles/forms.ts'
import { decideHandleProof, listHandleProofs } from '#contract/handles/handles.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useQueue, useQueueCount } from '#web/features/moderation/queue/queue.queries.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'

export const useHandleProofs = () =>
  useQueue([...queryKeys.handleProofs, 'list'], (after, signal) =>
    call(listHandleProofs, { query: { after } }, { signal }),
  )

export const useOpenProofs = () =>
  useQueueCount([...queryKeys.handleProofs, 'count'], (signal) => call(listHandleProofs, {}, { signal }))

export const useDecideHandleProof = (id: number) =>
  useModerationChange((body: ProofDecision) => call(decideHandleProof, { params: { id }, body }))
