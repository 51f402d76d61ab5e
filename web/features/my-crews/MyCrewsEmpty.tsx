import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import type { MyCrewsTab } from './my-crews-search.ts'
import { tabTexts } from './tab-texts.ts'

export function MyCrewsEmpty({ tab }: { tab: MyCrewsTab }) {
  const { empty, emptyText } = tabTexts[tab]
  const goal =
    tab === 'led'
      ? { to: paths.create, name: m.my_crews_create() }
      : { to: paths.search, name: m.my_crews_find() }
  return (
    <EmptyState
      art="seats"
      panel
      heading="h3"
      title={empty()}
      actions={
        <>
          <Button asChild variant="soft">
            <Link to={goal.to}>{goal.name}</Link>
          </Button>
          {tab === 'applied' ? (
            <Button asChild>
              <Link to={paths.messages}>{m.my_crews_see_messages()}</Link>
            </Button>
          ) : null}
        </>
      }
    >
      {emptyText()}
    </EmptyState>
  )
}
