import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#texts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { problemWords } from '#web/problems/problem-words.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useOnDemand } from './use-on-demand.ts'

// Most who see the button never press it.
const loadDialog = async () => (await import('#web/ui/overlays/ConfirmDialog.tsx')).ConfirmDialog

type ButtonLook = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'block' | 'disabled' | 'aria-label'
>

interface Question {
  title: string
  subtitle?: string | undefined
  /** What is lost or what follows. */
  consequence: string
  confirmLabel: string
  /** Where "Cancel" could be taken for the deed itself. */
  dismissLabel?: string | undefined
  pendingLabel: string
  /** False for a step ahead that takes nothing from anyone. */
  danger?: boolean | undefined
}

interface Props extends ButtonLook, Question {
  label: ReactNode
  /** Said when it is done. */
  done: string
  /** Said when it failed and the server gave no reason. */
  failed: string
  onConfirm: () => Promise<unknown>
}

/** A button for what cannot be undone: it asks, and a failure is told where the question was. */
export function AskFirst({ label, done, failed, onConfirm, ...rest }: Props) {
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
  const { Part: ConfirmDialog, want: wantDialog } = useOnDemand(loadDialog)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const askedOn = useRef('')
  const isGone = useRef(false)

  const tell = (error: unknown) => toast.show({ tone: 'error', title: problemWords(error, failed) })

  // What the server says may take the button away, and the open question with it.
  const tellWhatIsLost = useEffectEvent(() => {
    const hasLeftPage = askedOn.current !== window.location.pathname
    if (!open || pending || hasLeftPage) return
    if (problem !== undefined) tell(problem)
    else toast.show({ tone: 'info', title, text: m.ui_question_gone() })
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      tellWhatIsLost()
    }
  }, [])

  const confirm = async () => {
    if (pending) return
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      setOpen(false)
      toast.show({ title: done })
    } catch (error) {
      if (isGone.current) tell(error)
      else setProblem(error)
    } finally {
      setPending(false)
    }
  }
  const ask = async () => {
    askedOn.current = window.location.pathname
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
          <FormProblem error={problem} fallback={failed} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
