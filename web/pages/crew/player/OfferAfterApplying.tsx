import { useState } from 'react'
import { OfferAnswers } from '#web/features/account/offer/OfferAnswers.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { isJustNow } from '#web/i18n/format.ts'

/** Push or mail for the answer, to players who have just applied. */
export function OfferAfterApplying({ appliedAt }: { appliedAt: string }) {
  const now = useNow()
  const [isNew] = useState(() => isJustNow(new Date(appliedAt), now))
  return isNew ? <OfferAnswers kind="decision" /> : null
}
