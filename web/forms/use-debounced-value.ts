import { useCallback, useEffect, useRef, useState } from 'react'

interface Options<Value> {
  readonly ms: number
  /** Whether the applied value is only another spelling of the shown one, which then stays. */
  readonly isSame?: (shown: Value, applied: Value) => boolean
}

/** Runs only the last of several actions, after a pause, and none once the component is unmounted. */
const useDelayed = (ms: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => cancel, [cancel])
  const later = (action: () => void) => {
    cancel()
    timer.current = setTimeout(action, ms)
  }
  return { later, cancel }
}

const cancellations = new Set<() => void>()

/** Discards every value that is waiting to be applied. */
export const cancelPendingValues = (): void => {
  for (const cancel of cancellations) cancel()
}

/**
 * A value that is shown immediately and applied when the player pauses. When the applied value changes for another
 * reason, such as going back or clearing the filters, the shown one follows.
 */
export const useDebouncedValue = <Value>(
  applied: Value,
  apply: (value: Value) => void,
  { ms, isSame = Object.is }: Options<Value>,
) => {
  const [state, setState] = useState({ value: applied, applied, isWaiting: false })
  const { later, cancel } = useDelayed(ms)
  if (!Object.is(state.applied, applied)) {
    const stays = state.isWaiting || isSame(state.value, applied)
    setState({ ...state, applied, value: stays ? state.value : applied })
  }
  useEffect(() => {
    const discard = () => {
      cancel()
      setState((current) => ({ ...current, value: current.applied, isWaiting: false }))
    }
    cancellations.add(discard)
    return () => {
      cancellations.delete(discard)
    }
  }, [cancel])
  const change = (value: Value) => {
    setState({ value, applied, isWaiting: true })
    later(() => {
      setState((current) => ({ ...current, isWaiting: false }))
      apply(value)
    })
  }
  const changeNow = (value: Value) => {
    cancel()
    setState({ value, applied, isWaiting: false })
    apply(value)
  }
  return { value: state.value, change, changeNow }
}
