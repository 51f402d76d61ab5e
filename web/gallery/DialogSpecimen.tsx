import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

export function DialogSpecimen() {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Apply
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Apply to this crew"
        subtitle="Prospector-Rudel: Anfänger willkommen"
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(false)
          toast.show({ title: 'Application sent' })
        }}
        footer={
          <>
            <Button variant="ghost" onClick={() => toast.show({ tone: 'error', title: 'Not sent' })}>
              Fail
            </Button>
            <Button type="submit" variant="primary">
              Send application
            </Button>
          </>
        }
      >
        <Field label="Message">
          <TextArea
            max={500}
            defaultValue="Hi Grubenlampe, I have my own Prospector. Happy to listen and learn."
          />
        </Field>
        <Field label="Experience">
          <NativeSelect>
            <option>Beginner</option>
            <option>Expert</option>
          </NativeSelect>
        </Field>
        <Field label="Time zone" optional>
          <NativeSelect>
            <option>Europe/Berlin</option>
          </NativeSelect>
        </Field>
        <Note tone="info">The leader sees your profile, your rating and this message.</Note>
      </Dialog>
    </>
  )
}
