import { useEffect, useState } from 'react'
import { useDelayed } from '#web/features/crews/board/live/use-delayed.ts'

interface Options<Value> {
  readonly ms: number
  /** Whether the applied value is only another way to write the shown one, which then stays. */
  readonly isSame?: (shown: Value, applied: Value) => boolean
}

const drops = new Set<() => void>()

/** Takes back everything that waits to be applied. */
export const dropDrafts = (): void => {
  for (const drop of drops) drop()
}

/**
 * A value that is shown at once and applied when the player pauses. When the applied value changes from
 * elsewhere, by going back or clearing the filters, the shown one follows.
 */
export const useDraft = <Value>(
  applied: Value,
  apply: (value: Value) => void,
  { ms, isSame = Object.is }: Options<Value>,
) => {
  const [draft, setDraft] = useState({ value: applied, applied, waiting: false })
  const { later, cancel } = useDelayed(ms)
  if (!Object.is(draft.applied, applied)) {
    const stays = draft.waiting || isSame(draft.value, applied)
    setDraft({ ...draft, applied, value: stays ? draft.value : applied })
  }
  useEffect(() => {
    const drop = () => {
      cancel()
      setDraft((now) => ({ ...now, value: now.applied, waiting: false }))
    }
    drops.add(drop)
    return () => {
      drops.delete(drop)
    }
  }, [cancel])
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
