import { Upload } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { importLimits } from '#contract/fleet/fields.ts'
import { issue } from '#contract/issues/issues.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { fieldErrorText, issueError } from '#web/forms/field-errors.ts'
import { formatCount } from '#web/i18n/format.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import styles from './ImportList.module.css'

interface Props {
  /** What was pasted. */
  text: string
  onChange: (text: string) => void
  onRead: (list: string) => Promise<unknown>
  onClose: () => void
}

const tooLarge = issueError(issue('import_too_large', importLimits.megabytes))

/** The first step of an import: a file, or a list that is pasted. A file is read immediately. */
export function ImportList({ text, onChange, onRead, onClose }: Props) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  // What is wrong with the list itself.
  const refusal = problem instanceof ApiError ? problem.fields.text : undefined

  const read = async (list: Promise<string> | string) => {
    setProblem(undefined)
    setPending(true)
    try {
      await onRead(await list)
    } catch (error) {
      setProblem(error)
      setPending(false)
    }
  }
  const open = (file: File | undefined) => {
    if (!file || pending) return
    if (file.size > importLimits.bytes) setProblem(tooLarge)
    else read(file.text())
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    open(currentTarget.files?.[0])
    // Otherwise choosing the same file again would change nothing.
    currentTarget.value = ''
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.fleet_import_title()}
      subtitle={m.fleet_import_intro({
        megabytes: importLimits.megabytes,
        lines: formatCount(importLimits.lines),
      })}
      holdsInput={text !== ''}
      onSubmit={(event) => {
        event.preventDefault()
        read(text)
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={text.trim() === ''}
            pending={pending}
            pendingLabel={m.fleet_import_reading()}
          >
            {m.fleet_import_read()}
          </Button>
        </>
      }
    >
      {problem === tooLarge || refusal ? (
        <Note tone="danger" alert>
          {refusal ?? fieldErrorText(tooLarge)}
        </Note>
      ) : (
        <FormProblem error={problem} fallback={m.fleet_import_read_failed()} />
      )}
      {/* The input lies over all of it: browsers let files be dropped on it. */}
      <label className={classNames('focus-within', styles.drop)}>
        <Upload size={18} aria-hidden />
        <span>{m.fleet_import_file()}</span>
        <input
          className={styles.input}
          type="file"
          accept=".json,.csv,.txt,application/json,text/csv,text/plain"
          aria-disabled={pending}
          onChange={choose}
        />
      </label>
      <Field label={m.fleet_import_paste()}>
        <TextArea
          rows={5}
          value={text}
          spellCheck={false}
          className={styles.text}
          placeholder={m.fleet_import_example()}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </Dialog>
  )
}
