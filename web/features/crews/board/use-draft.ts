import { useState } from 'react'
import { useDelayed } from './use-delayed.ts'

/**
 * A value that is shown at once and applied when the player pauses. When the applied value changes from
 * elsewhere, by going back or clearing the filters, the shown one follows.
 */
export const useDraft = <Value>(applied: Value, apply: (value: Value) => void, ms: number) => {
  const [draft, setDraft] = useState({ value: applied, applied, waiting: false })
  const { later, cancel } = useDelayed(ms)
  if (!Object.is(draft.applied, applied)) {
    setDraft({ ...draft, applied, value: draft.waiting ? draft.value : applied })
  }
  const change = (value: Value) => {
    setDraft({ value, applied, waiting: true })
    later(() => {
      setDraft((now) => ({ ...now, waiting: false }))
      apply(value)
    })
  }
  const changeNow = (value: Value) => {
    cancel()
    setDraft({ value, applied, waiting: false })
    apply(value)
  }
  return { value: draft.value, waiting: draft.waiting, change, changeNow }
}
