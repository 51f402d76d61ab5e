import type { ComponentProps } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { YourApplication } from '#web/features/applications/YourApplication.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatAgo, isJustNow } from '#web/i18n/format.ts'

interface Props {
  crew: CrewDetails
  application: ComponentProps<typeof YourApplication>['application']
}

/** For an applicant: what they have applied for, and since when. */
export function VisitorApplication({ crew, application }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const sentAt = new Date(application.appliedAt)
  const sentText = isJustNow(sentAt, now)
    ? m.applications_yours_just_now()
    : m.applications_yours_since({ when: formatAgo(sentAt, now, zone) })
  return <YourApplication crew={crew} application={application} sentText={sentText} />
}
