import { type MouseEvent, type ReactNode, useRef } from 'react'
import { m } from '#texts'
import { Button, type ButtonProps } from '#web/ui/buttons/Button.tsx'
import { UndoLabel } from './UndoLabel.tsx'
import { useUndo } from './use-undo.ts'

const doublePressMs = 500

interface Props extends Pick<ButtonProps, 'size' | 'square' | 'variant' | 'disabled' | 'inert'> {
  /** Its name on the whole page. */
  undoKey: string
  label: ReactNode
  /** The label for those who do not see what it belongs to. */
  fullLabel: string
  doneText: string
  /** For a failure without a reason from the server. */
  failedText: string
  act: () => Promise<unknown>
  /** Not when it is taken back. */
  onPress?: () => void
}

/** Does immediately what can be undone for ten seconds, with the same button. */
export function UndoButton(props: Props) {
  const {
    undoKey,
    label,
    fullLabel,
    doneText,
    failedText,
    act,
    onPress,
    square,
    variant = 'ghost',
    ...look
  } = props
  const { delay, isSent, undo } = useUndo(undoKey)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const press = ({ timeStamp }: MouseEvent) => {
    // The second press of a double click would take back what the first has done.
    if (timeStamp - pressedAt.current < doublePressMs) return
    pressedAt.current = timeStamp
    if (undo) return undo()
    onPress?.()
    delay({ delayText: m.ui_delayed({ what: fullLabel }), doneText, failedText, act })
  }
  return (
    // The same element, so that it keeps the focus.
    <Button
      {...look}
      square={square && !undo}
      variant={undo ? 'soft' : variant}
      aria-label={undo ? m.ui_undo_of({ what: fullLabel }) : fullLabel}
      pending={isSent}
      onClick={press}
    >
      {undo ? <UndoLabel /> : label}
    </Button>
  )
}
