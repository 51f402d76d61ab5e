import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useNameCoLeader } from './leading.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'authorName'>
}

/** For the co-leader, who keeps their seat. */
export function StepDown({ crew }: Props) {
  const { mutateAsync: nameCoLeader } = useNameCoLeader(crew.id)
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      label={m.leading_step_down()}
      title={m.leading_step_down_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.leading_step_down_consequence({ name: crew.authorName })}
      confirmLabel={m.leading_step_down()}
      pendingLabel={m.leading_stepping_down()}
      doneText={m.leading_stepped_down()}
      failedText={m.leading_failed()}
      onConfirm={() => nameCoLeader(null)}
    />
  )
}
