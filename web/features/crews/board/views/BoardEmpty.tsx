import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { EmptyBoardContext } from './empty-board-context.ts'

/** No crew matches the filters, or there is none at all. */
export function BoardEmpty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const first = use(EmptyBoardContext)
  const create = (
    <Button asChild variant={filtered ? 'secondary' : 'soft'}>
      <Link to={paths.create}>{m.board_create()}</Link>
    </Button>
  )
  return (
    <EmptyState
      art="seats"
      panel
      title={filtered ? m.board_empty_filtered() : m.board_empty()}
      actions={
        filtered ? (
          <>
            <Button variant="soft" onClick={onClear}>
              {m.board_clear_filters()}
            </Button>
            {create}
          </>
        ) : (
          <>
            {first}
            {create}
          </>
        )
      }
    >
      {filtered ? m.board_empty_hint() : m.board_empty_first()}
    </EmptyState>
  )
}
