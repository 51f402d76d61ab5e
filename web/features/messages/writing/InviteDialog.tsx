import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HeldSeat } from '#contract/crews/seats.ts'
import { messageDraft } from '#contract/messages/drafts.ts'
import { m } from '#texts'
import { useMessagePlayer } from '#web/features/messages/messages.queries.ts'
import { type InvitedSeat, InvitedSeatField } from '#web/forms/InvitedSeatField.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { ownCrews } from '#web/session/own-crews.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { MessageDialog } from './MessageDialog.tsx'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** The crew to invite to; without it the first one is chosen. */
  crewId?: number
  /** The seats of that crew that are held for others already. */
  held?: readonly HeldSeat[] | undefined
  onClose: () => void
}

/** Invites a player to one of the crews that the viewer leads and that still has a seat. */
export function InviteDialog({ player, crewId: firstId, held, onClose }: Props) {
  const crews = useQuery({
    ...ownCrews,
    // A crew may have been posted or filled a moment ago.
    staleTime: 0,
    select: ({ led }) => led.filter(({ displayStatus }) => displayStatus !== 'full'),
  })
  const { mutateAsync: send } = useMessagePlayer(player.id)
  const [chosen, setChosen] = useState(firstId)
  const [seat, setSeat] = useState<InvitedSeat>()
  const wanted = chosen ?? crews.data?.[0]?.id
  const crew = crews.isFetchedAfterMount ? crews.data?.find(({ id }) => id === wanted) : undefined
  const crewId = crew?.id
  const invitedCrew = crews.data?.find(({ id }) => id === firstId)
  const choice = () => {
    if (!crews.isFetchedAfterMount) {
      return (
        <LoadingRegion>
          <Skeleton height={36} />
        </LoadingRegion>
      )
    }
    if (!crews.data) {
      return (
        <LoadProblem
          error={crews.error}
          fallback={m.messages_send_failed()}
          retrying={crews.isFetching}
          onRetry={crews.refetch}
        />
      )
    }
    if (crewId === undefined) {
      return (
        <Note tone="info">
          {chosen === undefined ? m.messages_invite_none() : m.messages_invite_closed()}
        </Note>
      )
    }
    if (firstId !== undefined) return null
    return (
      <Field label={m.messages_invite_crew()}>
        <NativeSelect
          value={crewId}
          onChange={({ target }) => {
            setChosen(Number(target.value))
            setSeat(undefined)
          }}
        >
          {crews.data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
    )
  }
  return (
    <MessageDialog
      title={m.messages_invite()}
      subtitle={
        invitedCrew
          ? m.messages_invite_to({ name: player.displayName, title: invitedCrew.title })
          : player.displayName
      }
      name={player.displayName}
      target={`invite-${player.id}`}
      schema={messageDraft}
      placeholder={m.messages_invite_example()}
      sendLabel={m.messages_invite_send()}
      goneText={m.messages_invite_gone()}
      canSend={crewId !== undefined}
      missingText={m.messages_invite_missing()}
      send={(message) => send({ message, ...(crewId !== undefined && { crewId, roleId: seat }) })}
      onClose={onClose}
    >
      {choice()}
      {crew ? <InvitedSeatField crew={crew} held={held} value={seat} onChange={setSeat} /> : null}
    </MessageDialog>
  )
}
