import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { currentLocale } from '#web/i18n/language.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { useUser } from '#web/session/session.ts'
import { useReleaseSilent } from './ready.queries.ts'

/** For the leader: frees the seats of those who never answered. Only of those that the question names. */
export function ReleaseSilent({
  crew,
}: {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'members'>
}) {
  const { mutateAsync: release } = useReleaseSilent(crew.id)
  // A co-leader who presses the button is there.
  const user = useUser()
  const silent = crew.members.filter(({ id, ready }) => ready === 'silent' && id !== user?.id)
  const count = silent.length
  const names = new Intl.ListFormat(currentLocale()).format(
    silent.map(({ displayName }) => playerName(displayName)),
  )
  if (count === 0) return null
  return (
    <ConfirmButton
      block
      label={m.ready_release({ count })}
      title={m.ready_release_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.ready_release_consequence({ count, names })}
      confirmLabel={m.ready_release_confirm()}
      pendingLabel={m.ready_releasing()}
      doneText={m.ready_release_done()}
      failedText={m.ready_release_failed()}
      onConfirm={() => release(silent.map(({ id }) => id))}
    />
  )
}
