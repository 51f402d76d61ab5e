import { Undo2 } from 'lucide-react'
import { m } from '#texts'

/** In the button that was pressed: the toast with the same offer may be far away. */
export function UndoLabel() {
  return (
    <>
      <Undo2 size={14} aria-hidden />
      {m.ui_undo()}
    </>
  )
}
