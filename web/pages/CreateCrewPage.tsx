import { useNavigate } from '@tanstack/react-router'
import { m } from '#texts'
import { useCreateCrew } from '#web/features/crews/crews.queries.ts'
import { blankForm } from '#web/features/crews/editor/crew-form.ts'
import { newCrewResolver } from '#web/features/crews/editor/crew-form-resolver.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './CreateCrewPage.module.css'
import { PostEditor } from './PostEditor.tsx'

export function CreateCrewPage() {
  usePageTitle(m.editor_create_page())
  const user = useUser()
  const create = useCreateCrew()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <RequireSignIn reason={m.editor_sign_in()}>
      <PageFrame>
        <PageTitle>{m.editor_create_page()}</PageTitle>
        <p className={styles.lead}>{m.editor_create_lead()}</p>
        {user ? (
          <PostEditor
            leader={user}
            initial={blankForm(user)}
            resolver={newCrewResolver}
            send={create.mutateAsync}
            onSent={() => {
              toast.show({ title: m.editor_created() })
              navigate({ to: paths.search })
            }}
            onSignedOut={() => navigate({ to: paths.login, search: { redirect: paths.create } })}
            onCancel={() => navigate({ to: paths.search })}
            texts={{
              submit: m.editor_create(),
              pending: m.editor_creating(),
              failed: m.editor_create_failed(),
            }}
          />
        ) : null}
      </PageFrame>
    </RequireSignIn>
  )
}
