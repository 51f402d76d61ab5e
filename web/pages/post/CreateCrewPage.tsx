import { useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { blankForm } from '#web/features/crews/editor/crew-form.ts'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import styles from './CreateCrewPage.module.css'
import { NewCrewForm } from './NewCrewForm.tsx'
import { PostAgainForm } from './PostAgainForm.tsx'
import { ShipPostForm } from './ShipPostForm.tsx'

export function CreateCrewPage() {
  usePageTitle(m.editor_create_page())
  const user = useUser()
  const { from, ship } = useSearch({ from: '/data/create' })
  return (
    <RequireSignIn reason={m.editor_sign_in()}>
      <PageFrame>
        <PageTitle>{m.editor_create_page()}</PageTitle>
        <p className={styles.lead}>{m.editor_create_lead()}</p>
        {user && from === undefined && ship === undefined ? (
          <NewCrewForm key="new" savedId="new" leader={user} initial={blankForm(user)} />
        ) : null}
        {user && from === undefined && ship !== undefined ? (
          <ShipPostForm key={`ship-${ship}`} leader={user} shipId={ship} />
        ) : null}
        {user && from !== undefined ? <PostAgainForm key={from} leader={user} crewId={from} /> : null}
      </PageFrame>
    </RequireSignIn>
  )
}
