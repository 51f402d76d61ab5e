import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerKind } from '#contract/notices/presets.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { useUser } from '#web/session/session.ts'
import { wasOffered } from './offered.ts'

// Loaded on demand: only who has just applied or posted for the first time sees it.
const importOffer = async () => (await import('./AnswerOffer.tsx')).AnswerOffer

/**
 * Once, after the first application and the first post: that what someone now waits for can also come to their device,
 * or by email. `kind`: the notices in question.
 */
export function OfferAnswers({ kind }: { kind: AnswerKind }) {
  const user = useUser()
  const { Part: AnswerOffer, load } = useOnDemand(importOffer)
  const [isDue] = useState(() => user !== undefined && !wasOffered(user.id))
  const loadOffer = useEffectEvent(() => void load())
  useEffect(() => {
    if (isDue) loadOffer()
  }, [isDue])
  return user && AnswerOffer ? <AnswerOffer kind={kind} userId={user.id} /> : null
}
