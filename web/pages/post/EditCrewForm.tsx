import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { focusLateHeading } from '#web/browser/focus-late-heading.ts'
import { useUpdateCrew } from '#web/features/crews/crews.queries.ts'
import { formOfCrew } from '#web/features/crews/editor/crew-form.ts'
import { crewChangeResolver } from '#web/features/crews/editor/crew-form-resolver.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './CreateCrewPage.module.css'
import { PostEditor } from './PostEditor.tsx'

export function EditCrewForm({ crew, leader }: { crew: CrewDetails; leader: SessionUser }) {
  const update = useUpdateCrew(crew.id)
  const navigate = useNavigate()
  const router = useRouter()
  const cameFromCrew = useLocation({ select: ({ state }) => state.fromCrew === true })
  const toast = useToast()
  const [resolver] = useState(() => crewChangeResolver(crew))
  const toCrew = () => {
    // The page the form was opened from knows its own way back to the board.
    if (cameFromCrew) return router.history.back()
    navigate({ to: paths.crew, params: { id: String(crew.id) } })
  }
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageTitle ref={focusLateHeading}>{m.editor_edit_page()}</PageTitle>
        <p className={styles.lead}>{m.editor_edit_lead()}</p>
        <PostEditor
          savedId={crew.id}
          leader={leader}
          crew={crew}
          initial={formOfCrew(crew)}
          resolver={resolver}
          send={(change) => update.mutateAsync(change)}
          onSent={() => {
            toast.show({ title: m.editor_saved() })
            toCrew()
          }}
          onSignedOut={() =>
            navigate({
              to: paths.login,
              search: { redirect: `/crew/${crew.id}/edit` },
              state: { hasDraft: true },
            })
          }
          onCancel={toCrew}
          texts={{ submit: m.editor_save(), pending: m.editor_saving(), failed: m.editor_save_failed() }}
        />
      </div>
    </PageFrame>
  )
}
