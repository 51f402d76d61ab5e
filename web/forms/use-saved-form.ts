import { type MouseEvent, useEffect, useState } from 'react'
import { useUser } from '#web/session/session.ts'
import type { Checked } from './check-form.ts'
import { focusField } from './form-values.ts'
import { deleteInput, loadInput, saveInput } from './saved-input.ts'
import { useCheckedForm } from './use-checked-form.ts'

interface Options<Input extends object, Output> {
  /** What the form is about: each has its own input in this tab. */
  readonly target: string
  /** Every field of the form, in the order in which it is checked. */
  readonly blank: Input
  /** Gets the focus when the restored input is discarded. */
  readonly textField: keyof Input & string
  readonly check: (typed: Input) => Checked<Output>
  readonly send: (values: Output) => Promise<unknown>
  readonly onSent: (form: HTMLFormElement) => void
  /** Another player has signed in: the input is not for them. */
  readonly onOtherPlayer?: (() => void) | undefined
}

type NamesOf<Input, Value> = {
  [Name in keyof Input]: Input[Name] extends Value ? Name : never
}[keyof Input] &
  string

/** What a text field, a text area or a select gets of the form. */
export interface SavedText {
  readonly name: string
  readonly value: string
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

/** What a check box gets of the form. */
export interface SavedFlag {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void
}

/**
 * A form whose input is saved in this tab until it is sent: closing its dialog, going back or the end of the session
 * does not lose it.
 */
export const useSavedForm = <Input extends object, Output>(options: Options<Input, Output>) => {
  const { target, textField, check, send, onSent, onOtherPlayer } = options
  const user = useUser()
  // Who opened the form: the input is still theirs when the session ends.
  const [writer, setWriter] = useState(user?.id)
  if (writer === undefined && user) setWriter(user.id)
  const key = `${target}-${writer}`
  const [blank] = useState(options.blank)
  const [restored, setRestored] = useState(() =>
    writer === undefined ? undefined : loadInput(key, writer, blank),
  )
  const [typed, setTyped] = useState(restored ?? blank)
  const text = JSON.stringify(typed)
  const isDirty = text !== JSON.stringify(blank)

  const { clearError, ...form } = useCheckedForm<Input, Output>({
    names: Object.keys(blank),
    read: () => typed,
    check,
    send: async (values, element) => {
      await send(values)
      onSent(element)
      clear()
    },
  })

  useEffect(() => {
    if (writer === undefined) return
    if (isDirty) saveInput(key, writer, JSON.parse(text))
    else deleteInput(key)
  }, [key, writer, isDirty, text])

  const isOtherPlayer = user !== undefined && writer !== undefined && user.id !== writer
  useEffect(() => {
    if (isOtherPlayer) onOtherPlayer?.()
  }, [isOtherPlayer, onOtherPlayer])

  const clear = () => {
    // Here too: the form may be closed before the effect above runs.
    deleteInput(key)
    setRestored(undefined)
    setTyped(blank)
  }
  const setField = <Name extends keyof Input & string>(name: Name, value: Input[Name]) => {
    setTyped((before) => ({ ...before, [name]: value }))
    clearError(name)
  }
  return {
    ...form,
    /** For a text field or a select. */
    field: (name: NamesOf<Input, string>): SavedText => ({
      name,
      value: String(typed[name]),
      onChange: ({ target }) => setField(name, target.value as Input[typeof name]),
    }),
    /** For a single check box. */
    flag: (name: NamesOf<Input, boolean>): SavedFlag => ({
      name,
      checked: typed[name] === true,
      onChange: ({ target }) => setField(name, target.checked as Input[typeof name]),
    }),
    /** For a control that is no field of the browser. */
    setField,
    errorOf: (name: keyof Input & string) => form.errorOf(name),
    writer,
    typed,
    isDirty,
    isRestored: restored !== undefined,
    clear,
    /** For a button of the form. */
    discard: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      clear()
      if (currentTarget.form) focusField(currentTarget.form, textField)
    },
  }
}
