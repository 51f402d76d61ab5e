import { useParams } from '@tanstack/react-router'
import { m } from '#texts'
import { idInAddress } from '#web/paths.ts'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { CrewApplications } from './CrewApplications.tsx'

export function ApplicationsPage() {
  usePageTitle(m.applications_title())
  const { crewId: text } = useParams({ from: '/data/crew/$crewId/applications' })
  return (
    <RequireSignIn reason={m.applications_sign_in_reason()}>
      <CrewApplications key={text} id={idInAddress(text)} />
    </RequireSignIn>
  )
}
