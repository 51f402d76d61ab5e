import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useWatch } from 'react-hook-form'
import { useUser } from '#web/session/session.ts'
import { deleteInput, loadInput, saveInput } from './saved-input.ts'
import { useContractForm } from './use-contract-form.ts'

interface Options<Input extends FieldValues, Output> {
  /** What the form is about: each has its own input in this tab. */
  readonly target: string
  readonly blank: Input
  /** Gets the focus when the restored input is discarded. */
  readonly textField: Path<Input>
  readonly resolver: Resolver<Input, unknown, Output>
  readonly send: (values: Output) => Promise<unknown>
  readonly onSent: () => void
  /** Another player has signed in: the input is not for them. */
  readonly onOtherPlayer?: (() => void) | undefined
}

/**
 * A form whose input is saved in this tab until it is sent: closing its dialog, going back or the end of the session
 * does not lose it.
 */
export const useSavedForm = <Input extends FieldValues, Output>(options: Options<Input, Output>) => {
  const { target, textField, resolver, send, onSent, onOtherPlayer } = options
  const user = useUser()
  // Who opened the form: the input is still theirs when the session ends.
  const [writer, setWriter] = useState(user?.id)
  if (writer === undefined && user) setWriter(user.id)
  const key = `${target}-${writer}`
  const [blank] = useState(options.blank)
  const [restored, setRestored] = useState(() =>
    writer === undefined ? undefined : loadInput(key, writer, blank),
  )

  const contract = useContractForm<Input, Output>({
    resolver,
    defaultValues: (restored ?? blank) as DefaultValues<Input>,
    send: async (values) => {
      await send(values)
      // Before the reset, after which the form does not know its fields until it renders again.
      onSent()
      clear()
    },
  })
  const { form } = contract
  const typed = useWatch({ control: form.control, compute: (values: Input) => values })
  const text = JSON.stringify(typed)
  const isDirty = text !== JSON.stringify(blank)

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
    form.reset(blank)
  }
  const discard = () => {
    // Before the reset, after which the form does not know its fields until it renders again.
    form.setFocus(textField)
    clear()
  }
  return { ...contract, writer, typed, isDirty, isRestored: restored !== undefined, discard }
}
