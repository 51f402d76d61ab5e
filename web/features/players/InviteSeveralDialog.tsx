import { useId, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { type InvitedSeat, InvitedSeatField, type InvitingCrew } from '#web/forms/InvitedSeatField.tsx'
import { useChoiceForm } from '#web/forms/use-checked-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { FoundMore } from './FoundMore.tsx'
import styles from './InviteSeveralDialog.module.css'
import { invitationToast } from './invitation-toast.ts'
import { PlayerChoice } from './PlayerChoice.tsx'
import { PlayerSearchField } from './PlayerSearchField.tsx'
import { useInvitePlayers } from './players.queries.ts'
import { useInvitable } from './use-invitable.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'members' | 'viewer'> & InvitingCrew
  onClose: () => void
}

/** Invites several players to a crew: players that the leader knows, or has searched for. */
export function InviteSeveralDialog({ crew, onClose }: Props) {
  const toast = useToast()
  const hintId = useId()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly ListedPlayer[]>([])
  const [seat, setSeat] = useState<InvitedSeat>()
  const invitable = useInvitable({ search, chosen, aboard: crew.members })
  const { players, problem, isFetching, refetch, emptyText } = invitable
  const { mutateAsync: invite } = useInvitePlayers()
  const form = useChoiceForm(async () => {
    if (chosen.length === 0) return
    const result = await invite({
      crewId: crew.id,
      userIds: chosen.map(({ id }) => id),
      ...(chosen.length === 1 && { roleId: seat }),
    })
    toast.show(invitationToast(result, chosen))
    onClose()
  })
  const list = () => {
    if (players && players.length > 0) {
      return (
        <>
          <PlayerChoice
            label={m.players_invite_list()}
            players={players}
            chosen={chosen}
            onChoose={setChosen}
          />
          {invitable.hasMore ? <FoundMore className={styles.more} /> : null}
        </>
      )
    }
    if (players) return <p className={styles.empty}>{emptyText}</p>
    return problem ? (
      <LoadProblem
        error={problem}
        fallback={m.players_search_failed()}
        retrying={isFetching}
        onRetry={refetch}
      />
    ) : (
      <LoadingRegion>
        <Skeleton height={88} />
      </LoadingRegion>
    )
  }
  const hintText = () => {
    if (chosen.length === 0) return m.players_invite_hint()
    return chosen.length > 1 ? m.players_invite_hint_several() : undefined
  }
  const hint = hintText()
  return (
    <Dialog
      open
      onOpenChange={() => form.pending || onClose()}
      title={m.players_invite_title()}
      subtitle={crew.title}
      describedBy={hint ? hintId : undefined}
      holdsInput={chosen.length > 0}
      onSubmit={form.onSubmit}
      footer={
        <>
          <p id={hintId} className={styles.hint} aria-live="polite">
            {hint}
          </p>
          <Button variant="ghost" disabled={form.pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={chosen.length === 0}
            pending={form.pending}
            pendingLabel={m.players_invite_sending()}
          >
            {chosen.length > 0 ? m.players_invite_send({ count: chosen.length }) : m.players_invite()}
          </Button>
        </>
      }
    >
      <FormProblem
        error={form.problem}
        fallback={m.players_invite_failed()}
        notFoundText={m.players_invite_gone()}
      >
        <SignInAgain problem={form.problem} />
      </FormProblem>
      <PlayerSearchField value={search} onChange={setSearch} />
      <div className={styles.list}>{list()}</div>
      {chosen.length === 1 ? (
        <InvitedSeatField crew={crew} held={crew.viewer?.held} value={seat} onChange={setSeat} />
      ) : null}
      <Note tone="info">{m.players_invite_note()}</Note>
    </Dialog>
  )
}
