import type * as z from 'zod/mini'
import { checkOf } from '#web/forms/check-form.ts'
import { useSavedForm } from '#web/forms/use-saved-form.ts'

type MessageForm = { message: string }
const blank: MessageForm = { message: '' }

interface Options {
  /** The player or thing it is about: each has its own draft in this tab. */
  readonly target: string
  readonly schema: z.ZodMiniType<MessageForm, MessageForm>
  readonly send: (message: string) => Promise<unknown>
  readonly onSent: (form: HTMLFormElement) => void
  /** Another player has signed in. */
  readonly onOtherPlayer?: (() => void) | undefined
}

/** A message while it is written. What is typed is saved in this tab until it is sent. */
export const useMessageForm = ({ target, schema, send, ...rest }: Options) => {
  const form = useSavedForm<MessageForm, MessageForm>({
    target: `message-${target}`,
    blank,
    textField: 'message',
    check: checkOf<MessageForm, MessageForm>(schema),
    send: ({ message }) => send(message),
    ...rest,
  })
  return { ...form, message: form.typed.message }
}
