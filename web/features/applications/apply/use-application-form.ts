import { type MouseEvent, useState } from 'react'
import { m } from '#texts'
import type { Checked } from '#web/forms/check-form.ts'
import { focusField } from '#web/forms/form-values.ts'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { readLastMessage, storeLastMessage } from './last-message.ts'

interface Options<Input extends { message: string }, Output> {
  /** The crew, or one of its roles. */
  readonly target: string
  readonly blank: Input
  readonly check: (typed: Input) => Checked<Output>
  readonly apply: (draft: Output) => Promise<unknown>
  /** The seat is taken instead of applied for. */
  readonly isAtOnce?: ((typed: Input) => boolean) | undefined
  /** Instead of `onClose`, when an application that waits for an answer was sent. */
  readonly onApplied?: (() => void) | undefined
  readonly onClose: () => void
}

/** An application while it is written. What is typed is saved in this tab until it is sent. */
export const useApplicationForm = <Input extends { message: string }, Output>(
  options: Options<Input, Output>,
) => {
  const { target, blank, check, apply, isAtOnce = () => false, onApplied, onClose } = options
  const toast = useToast()
  const saved = useSavedForm<Input, Output>({
    target: `application-${target}`,
    blank,
    textField: 'message',
    check,
    send: async (draft) => {
      await apply(draft)
      if (writer !== undefined && !isAtOnce(typed)) storeLastMessage(writer, typed.message.trim())
    },
    onSent: () => {
      if (onApplied && !isAtOnce(typed)) onApplied()
      else onClose()
      toast.show(
        isAtOnce(typed)
          ? { title: m.boarding_aboard() }
          : { title: m.applications_sent(), text: m.applications_sent_text() },
      )
    },
    onOtherPlayer: onClose,
  })
  const { setField, writer, typed } = saved
  const [lastMessage] = useState(() => (writer === undefined ? '' : readLastMessage(writer)))
  const repeatMessage = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setField('message', lastMessage)
    if (currentTarget.form) focusField(currentTarget.form, 'message')
  }
  return {
    ...saved,
    /** What every dialog for an application passes on to FormDialog. */
    dialog: {
      form: saved,
      sendLabel: isAtOnce(typed) ? m.boarding_take() : m.applications_send(),
      sendingLabel: isAtOnce(typed) ? m.boarding_taking() : m.applications_sending(),
      failedText: m.applications_send_failed(),
      restoredText: m.applications_input_restored(),
      note: isAtOnce(typed) ? m.boarding_note() : m.applications_leader_sees(),
      onClose,
    },
    /** Fills in the message that the player sent last; undefined if there is none, or if they have begun another. */
    repeatMessage: lastMessage !== '' && typed.message === '' ? repeatMessage : undefined,
  }
}
