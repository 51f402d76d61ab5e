import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

/** No crew matches the filters, or there is none at all. */
export function BoardEmpty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
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
          create
        )
      }
    >
      {filtered ? m.board_empty_hint() : m.board_empty_first()}
    </EmptyState>
  )
}
