import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useWatch } from 'react-hook-form'
import { m } from '#texts'
import { findDraft, forgetDraft, keepDraft } from '#web/forms/drafts.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useUser } from '#web/session/session.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

interface Options<Input extends FieldValues, Output> {
  /** The crew, or one of its roles. */
  readonly target: string
  readonly blank: Input
  readonly resolver: Resolver<Input, unknown, Output>
  readonly apply: (draft: Output) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * An application while it is written. What is typed stays in this tab until it is sent: neither a key, the way back
 * nor the end of the session takes it away.
 */
export const useApplicationForm = <Input extends FieldValues, Output>(options: Options<Input, Output>) => {
  const { target, resolver, apply, onClose } = options
  const toast = useToast()
  const user = useUser()
  // Whoever opened it: when the session ends the text is still theirs.
  const [writer, setWriter] = useState(user?.id)
  if (writer === undefined && user) setWriter(user.id)
  const key = `application-draft-${target}-${writer}`
  const [blank] = useState(options.blank)
  const [restored, setRestored] = useState(() =>
    writer === undefined ? undefined : findDraft(key, writer, blank),
  )

  const contract = useContractForm<Input, Output>({
    resolver,
    defaultValues: (restored ?? blank) as DefaultValues<Input>,
    send: async (draft) => {
      await apply(draft)
      forgetDraft(key)
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
    if (isDirty) keepDraft(key, writer, JSON.parse(text))
    else forgetDraft(key)
  }, [key, writer, isDirty, text])

  const isOthers = user !== undefined && writer !== undefined && user.id !== writer
  useEffect(() => {
    if (isOthers) onClose()
  }, [isOthers, onClose])

  const discard = () => {
    setRestored(undefined)
    form.reset(blank)
    form.setFocus('message' as Path<Input>)
  }
  return { ...contract, typed, isDirty, isRestored: restored !== undefined, discard }
}
