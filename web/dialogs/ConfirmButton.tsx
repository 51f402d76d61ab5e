import { type ComponentProps, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#texts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { Button } from '#web/ui/buttons/Button.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { UndoLabel } from './UndoLabel.tsx'
import { useOnDemand } from './use-on-demand.ts'
import { useUndo } from './use-undo.ts'

// Loaded on demand: most who see the button never press it.
const importDialog = async () => (await import('#web/ui/overlays/ConfirmDialog.tsx')).ConfirmDialog

type ButtonLook = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'block' | 'square' | 'disabled' | 'aria-label'
>

interface Question {
  title: string
  subtitle?: ReactNode
  /** What is lost or what follows. */
  consequence: string
  confirmLabel: string
  /** Where "Cancel" could be confused with the action. */
  dismissLabel?: string | undefined
  pendingLabel: string
  /** False for a step that takes nothing away from anyone. */
  danger?: boolean | undefined
}

interface Props extends ButtonLook, Question {
  label: ReactNode
  doneText: string
  /** For a failure without a reason from the server. */
  failedText: string
  onConfirm: () => Promise<unknown>
  /** Wraps the reason of a failure, if there is a better one than `failedText`. */
  withReason?: ((reason: string) => string) | undefined
  /** For what can be taken back for ten seconds: its name on the whole page, and what is about to happen. */
  undoKey?: string | undefined
  undoText?: string | undefined
}

/** A button for what takes something away: it asks first, and shows a failure in the dialog. */
export function ConfirmButton(props: Props) {
  const { label, doneText, failedText, withReason, onConfirm, undoKey, undoText, ...rest } = props
  const {
    title,
    subtitle,
    consequence,
    confirmLabel,
    dismissLabel,
    pendingLabel,
    danger = true,
    ...look
  } = rest
  const toast = useToast()
  const { delay, isSent, undo } = useUndo(undoKey ?? '')
  const { Part: ConfirmDialog, load: loadDialog } = useOnDemand(importDialog)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  // Another player's decision may remove the button while it has the focus.
  const button = useFocusHandover<HTMLButtonElement>(use(FocusHome))
  const openedAt = useRef('')
  const isUnmounted = useRef(false)

  const showProblem = (error: unknown) => toast.show(problemToast(error, problemText(error, failedText)))

  // New data from the server may remove the button, and the open dialog with it.
  const explainClosedDialog = useEffectEvent(() => {
    const hasLeftPage = openedAt.current !== window.location.pathname
    if (!open || pending || hasLeftPage) return
    if (problem !== undefined) showProblem(problem)
    else toast.show({ tone: 'info', title, text: m.ui_confirm_outdated() })
  })
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      explainClosedDialog()
    }
  }, [])

  const confirm = async () => {
    if (pending) return
    if (undoKey !== undefined) {
      setOpen(false)
      delay({ delayText: undoText ?? pendingLabel, doneText, failedText, withReason, act: onConfirm })
      return
    }
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      setOpen(false)
      toast.show({ title: doneText })
    } catch (error) {
      if (isUnmounted.current) showProblem(error)
      else setProblem(error)
    } finally {
      setPending(false)
    }
  }
  const openDialog = async () => {
    openedAt.current = window.location.pathname
    setProblem(undefined)
    if (await loadDialog()) setOpen(true)
  }
  return (
    <>
      {/* The same element, so that it keeps the focus that the dialog gives back to it. */}
      <BusyButton
        {...look}
        {...(undo && { variant: 'soft', 'aria-label': m.ui_undo_of({ what: title }) })}
        ref={button}
        pending={isSent}
        onClick={async () => (undo ? undo() : openDialog())}
      >
        {undo ? <UndoLabel /> : label}
      </BusyButton>
      {open && ConfirmDialog ? (
        <ConfirmDialog
          open
          danger={danger}
          onOpenChange={(open) => pending || setOpen(open)}
          title={title}
          subtitle={subtitle}
          consequence={consequence}
          confirmLabel={confirmLabel}
          dismissLabel={dismissLabel}
          pending={pending}
          pendingLabel={pendingLabel}
          onConfirm={confirm}
        >
          <FormProblem error={problem} fallback={failedText} withReason={withReason} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
