import { useEffect, useRef, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { logPictureDraft } from '#contract/logs/draft.ts'
import { logLimits } from '#contract/logs/limits.ts'
import { m } from '#texts'
import { closePicture } from '#web/browser/picture-file.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { ProgressBar } from '#web/ui/marks/ProgressBar.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useAddPicture } from './logs.changes.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { shrinkPicture } from './shrink-picture.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  onClose: () => void
}

type Draft = { line: string }

const check = checkOf<Draft, Draft>(logPictureDraft)

export function AddPictureDialog({ crew, onClose }: Props) {
  const toast = useToast()
  const [image, setImage] = useState<HTMLImageElement>()
  // Undefined while nothing is being sent.
  const [progress, setProgress] = useState<number>()
  const { mutateAsync: add } = useAddPicture(crew.id)
  const cancellation = useRef<AbortController>(undefined)
  useEffect(() => () => cancellation.current?.abort(), [])
  useEffect(() => () => (image ? closePicture(image) : undefined), [image])

  const form = useSavedForm<Draft, Draft>({
    target: `log-${crew.id}`,
    blank: { line: '' },
    textField: 'line',
    check,
    send: async ({ line }) => {
      if (!image) return
      cancellation.current = new AbortController()
      const { signal } = cancellation.current
      setProgress(0)
      try {
        await add({ file: await shrinkPicture(image), line, signal, onProgress: setProgress })
      } finally {
        setProgress(undefined)
      }
    },
    onSent: () => {
      onClose()
      toast.show({ title: m.logs_added() })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={m.logs_add_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      form={{ ...form, isDirty: form.isDirty || image !== undefined }}
      sendLabel={m.logs_add()}
      sendingLabel={m.logs_adding()}
      canSend={image !== undefined}
      hint={image ? undefined : m.logs_file_needed()}
      failedText={m.logs_add_failed()}
      goneText={m.logs_add_gone()}
      canCancelSending
      note={m.logs_add_note()}
      onClose={onClose}
    >
      <PictureChoice image={image} disabled={form.pending} onChoose={setImage} />
      <Field label={m.logs_line()} optional error={form.errorOf('line')}>
        <CountedInput
          {...form.field('line')}
          max={logLimits.line}
          autoComplete="off"
          placeholder={m.logs_line_example()}
        />
      </Field>
      <ProgressBar label={m.logs_adding()} share={progress} />
    </FormDialog>
  )
}
