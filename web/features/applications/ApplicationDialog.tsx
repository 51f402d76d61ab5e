import type { ComponentProps } from 'react'
import { m } from '#texts'
import { FormDialog } from '#web/forms/FormDialog.tsx'

type Props = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'subtitle' | 'form' | 'goneText' | 'canSend' | 'hint' | 'onClose' | 'children'
>

/** The dialog around the fields of an application. */
export function ApplicationDialog(props: Props) {
  return (
    <FormDialog
      {...props}
      sendLabel={m.applications_send()}
      sendingLabel={m.applications_sending()}
      failedText={m.applications_send_failed()}
      restoredText={m.applications_input_restored()}
      note={m.applications_leader_sees()}
    />
  )
}
