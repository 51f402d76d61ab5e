import { type ComponentProps, type ReactNode, useState } from 'react'
import { BusyButton } from '#web/ui/BusyButton.tsx'
import type { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import { FormProblem } from './FormProblem.tsx'
import { useOnDemand } from './use-on-demand.ts'

// Most who see the button never press it.
const loadDialog = async () => (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog

type ButtonLook = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'block' | 'disabled' | 'aria-label'
>

interface Props extends ButtonLook {
  label: ReactNode
  title: string
  subtitle?: string | undefined
  /** What is lost. */
  consequence: string
  confirmLabel: string
  pendingLabel: string
  /** Said when it is done. */
  done: string
  /** Said when it failed and the server gave no reason. */
  failed: string
  onConfirm: () => Promise<unknown>
}

/** A button for what cannot be undone: it asks, and a failure is told where the question was. */
export function AskFirst(props: Props) {
  const {
    label,
    title,
    subtitle,
    consequence,
    confirmLabel,
    pendingLabel,
    done,
    failed,
    onConfirm,
    ...look
  } = props
  const toast = useToast()
  const { Part: ConfirmDialog, want: wantDialog } = useOnDemand(loadDialog)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const confirm = async () => {
    if (pending) return
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      setOpen(false)
      toast.show({ title: done })
    } catch (error) {
      setProblem(error)
    } finally {
      setPending(false)
    }
  }
  const ask = async () => {
    setProblem(undefined)
    if (await wantDialog()) setOpen(true)
  }
  return (
    <>
      <BusyButton {...look} onClick={ask}>
        {label}
      </BusyButton>
      {open && ConfirmDialog ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => pending || setOpen(open)}
          title={title}
          subtitle={subtitle}
          consequence={consequence}
          confirmLabel={confirmLabel}
          pending={pending}
          pendingLabel={pendingLabel}
          onConfirm={confirm}
        >
          <FormProblem error={problem} fallback={failed} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
