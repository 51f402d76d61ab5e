import { type ChangeEvent, useState } from 'react'

type TextElement = HTMLInputElement | HTMLTextAreaElement

type Props<Element extends TextElement> = {
  value?: unknown
  defaultValue?: unknown
  ref?: ((element: Element | null) => void) | undefined
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

const countCharacters = (text: string) => Array.from(text).length

/** Without a `value` the count only follows what is typed. */
export const useCharacterCount = <Element extends TextElement>(props: Props<Element>) => {
  const [typed, setTyped] = useState(() => countCharacters(String(props.defaultValue ?? '')))
  return {
    count: props.value === undefined ? typed : countCharacters(String(props.value)),
    ref: (element: Element | null) => {
      props.ref?.(element)
      // A form library may set its default value only now.
      if (element) setTyped(countCharacters(element.value))
    },
    onChange: (event: ChangeEvent<Element>) => {
      setTyped(countCharacters(event.target.value))
      props.onChange?.(event)
    },
  }
}
