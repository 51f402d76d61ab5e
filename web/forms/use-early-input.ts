import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Passes on what was typed into a field of a rendered page before it was hydrated. */
export const useEarlyInput = (
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onTyped: (text: string) => void,
): void => {
  const passOn = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== value) onTyped(typed)
  })
  useLayoutEffect(() => passOn(), [])
}
