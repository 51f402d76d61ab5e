import { useEffect, useState } from 'react'
import { type Resolver, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { checkBySchema } from '#web/forms/check-by-schema.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useUser } from '#web/session/session.ts'

type MessageForm = { message: string }
const blank: MessageForm = { message: '' }

interface Options {
  /** Whom or what it is for: each has its own draft in this tab. */
  readonly target: string
  readonly schema: z.ZodMiniType<MessageForm, MessageForm>
  readonly send: (message: string) => Promise<unknown>
  readonly onSent: () => void
}

/** A message while it is written. What is typed is saved in this tab until it is sent. */
export const useMessageForm = ({ target, schema, send, onSent }: Options) => {
  const user = useUser()
  // Who began to write: the text is still theirs when the session ends.
  const [writer] = useState(user?.id)
  const key = `message-${target}-${writer}`
  const [restored, setRestored] = useState(() =>
    writer === undefined ? undefined : loadInput(key, writer, blank),
  )
  const resolver: Resolver<MessageForm, unknown, MessageForm> = (typed) => {
    const { values, errors } = checkBySchema(schema, typed)
    return values === undefined ? { values: {}, errors } : { values, errors: {} }
  }
  const contract = useContractForm<MessageForm, MessageForm>({
    resolver,
    defaultValues: restored ?? blank,
    send: async ({ message }) => {
      await send(message)
      setRestored(undefined)
      form.reset(blank)
      onSent()
    },
  })
  const { form } = contract
  const message = useWatch({ control: form.control, name: 'message' })

  useEffect(() => {
    if (writer === undefined) return
    if (message === '') deleteInput(key)
    else saveInput(key, writer, { message })
  }, [key, writer, message])

  const discard = () => {
    setRestored(undefined)
    form.reset(blank)
    form.setFocus('message')
  }
  return { ...contract, message, isRestored: restored !== undefined, discard }
}
