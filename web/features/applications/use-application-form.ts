import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useWatch,
} from 'react-hook-form'
import { m } from '#texts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useUser } from '#web/session/session.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { readLastMessage, storeLastMessage } from './last-message.ts'

interface Options<Input extends FieldValues & { message: string }, Output> {
  /** The crew, or one of its roles. */
  readonly target: string
  readonly blank: Input
  readonly resolver: Resolver<Input, unknown, Output>
  readonly apply: (draft: Output) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * An application while it is written. What is typed is saved in this tab until it is sent: closing the dialog, going
 * back or the end of the session does not lose it.
 */
export const useApplicationForm = <Input extends FieldValues & { message: string }, Output>(
  options: Options<Input, Output>,
) => {
  const { target, resolver, apply, onClose } = options
  const toast = useToast()
  const user = useUser()
  // Who opened the dialog: the text is still theirs when the session ends.
  const [writer, setWriter] = useState(user?.id)
  if (writer === undefined && user) setWriter(user.id)
  const key = `application-${target}-${writer}`
  const [blank] = useState(options.blank)
  const [restored, setRestored] = useState(() =>
    writer === undefined ? undefined : loadInput(key, writer, blank),
  )

  const contract = useContractForm<Input, Output>({
    resolver,
    defaultValues: (restored ?? blank) as DefaultValues<Input>,
    send: async (draft) => {
      await apply(draft)
      deleteInput(key)
      if (writer !== undefined) storeLastMessage(writer, form.getValues().message.trim())
      onClose()
      toast.show({ title: m.applications_sent(), text: m.applications_sent_text() })
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
    if (isOtherPlayer) onClose()
  }, [isOtherPlayer, onClose])

  const message = 'message' as Path<Input>
  const discard = () => {
    setRestored(undefined)
    form.reset(blank)
    form.setFocus(message)
  }
  const [lastMessage] = useState(() => (writer === undefined ? '' : readLastMessage(writer)))
  const repeatMessage = () => {
    form.setValue(message, lastMessage as PathValue<Input, Path<Input>>)
    form.clearErrors(message)
    form.setFocus(message)
  }
  return {
    ...contract,
    typed,
    isDirty,
    isRestored: restored !== undefined,
    discard,
    /** Fills in the message that the player sent last; undefined if there is none, or if they have begun another. */
    repeatMessage: lastMessage !== '' && typed.message === '' ? repeatMessage : undefined,
  }
}
