import { useParams } from '@tanstack/react-router'
import { m } from '#texts'
import { idInAddress } from '#web/paths.ts'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { EditCrew } from './EditCrew.tsx'

export function EditCrewPage() {
  usePageTitle(m.editor_edit_page())
  const { id } = useParams({ from: '/data/crew/$id/edit' })
  return (
    <RequireSignIn reason={m.editor_edit_sign_in()}>
      <EditCrew key={id} id={idInAddress(id)} />
    </RequireSignIn>
  )
}
