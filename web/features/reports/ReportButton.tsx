/** The buttons that report a crew, a player, a comment, a picture or a conversation. */

import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import type { ReportedMember, ReportedPlayer, ReportedText } from './ReportTargetDialog.tsx'
import { useFetchMissions } from './reports.queries.ts'

// Loaded on demand: most who see the flag never press it.
const importDialogs = () => import('./ReportTargetDialog.tsx')
const importMemberDialog = async () => (await importDialogs()).ReportMemberDialog
const importCommentDialog = async () => (await importDialogs()).ReportCommentDialog
const importConversationDialog = async () => (await importDialogs()).ReportConversationDialog
const importPictureDialog = async () => (await importDialogs()).ReportPictureDialog
const importSettlementDialog = async () => (await importDialogs()).ReportSettlementDialog
const importProfileDialog = async () => (await importDialogs()).ReportProfileDialog

type Reportable = ReportedPlayer & { readonly canReport: boolean }

interface FlagProps {
  label: string
  /** With its label beside the flag. */
  inMenu?: boolean | undefined
  canReport: boolean
  onClick: () => Promise<unknown>
}

/** Without `canReport`, what it is beside was reported already: the button says so. */
function FlagButton({ label, inMenu, canReport, onClick }: FlagProps) {
  const toast = useToast()
  if (!canReport) {
    const reason = m.reports_open()
    return (
      <Button
        size="sm"
        variant="ghost"
        square={!inMenu}
        // Not `disabled`: keyboard and touch must be able to get the reason.
        aria-disabled
        aria-label={`${label}: ${reason}`}
        title={reason}
        onClick={() => toast.show({ tone: 'info', title: reason })}
      >
        <Flag aria-hidden />
        {inMenu ? label : null}
      </Button>
    )
  }
  return (
    <BusyButton
      size="sm"
      variant="ghost"
      square={!inMenu}
      aria-label={inMenu ? undefined : label}
      onClick={onClick}
    >
      <Flag aria-hidden />
      {inMenu ? label : null}
    </BusyButton>
  )
}

/** A flag beside a player's name or in their menu, or a button for the whole crew. */
export function ReportButton({
  inMenu,
  ...target
}: ReportedMember & { player: Reportable; inMenu?: boolean }) {
  const { player, asCrew } = target
  const openDialog = useHostedDialog(importMemberDialog)
  const open = () => openDialog(target)
  const { canReport } = player
  if (!asCrew) {
    return (
      <FlagButton
        label={m.reports_player_name({ name: player.displayName })}
        inMenu={inMenu}
        canReport={canReport}
        onClick={open}
      />
    )
  }
  return (
    <BusyButton
      size="sm"
      variant="ghost"
      disabled={!canReport}
      title={canReport ? undefined : m.reports_open()}
      onClick={open}
    >
      <Flag aria-hidden />
      {m.reports_crew()}
    </BusyButton>
  )
}

/** In the menu of a comment. */
export function ReportComment({ canReport, ...comment }: ReportedText & { canReport: boolean }) {
  const openDialog = useHostedDialog(importCommentDialog)
  return (
    <FlagButton
      label={m.reports_comment_of({ name: comment.authorName })}
      inMenu
      canReport={canReport}
      onClick={() => openDialog(comment)}
    />
  )
}

/** A flag beside a picture. */
export function ReportPicture({ canReport, ...picture }: ReportedText & { canReport: boolean }) {
  const openDialog = useHostedDialog(importPictureDialog)
  return (
    <FlagButton
      label={m.logs_report_of({ name: picture.authorName })}
      canReport={canReport}
      onClick={() => openDialog(picture)}
    />
  )
}

/** A flag beside the other actions of a conversation. */
export function ReportConversation({ player }: { player: Reportable }) {
  const openDialog = useHostedDialog(importConversationDialog)
  return (
    <FlagButton
      label={m.report_subjects_report_conversation_with({ name: player.displayName })}
      canReport={player.canReport}
      onClick={() => openDialog({ player })}
    />
  )
}

/** For a player who disputes their share of the takings; `player`: who answers for it. */
export function ReportSettlement(settlement: Pick<ReportedMember, 'crew' | 'player'>) {
  const openDialog = useHostedDialog(importSettlementDialog)
  return (
    <BusyButton variant="ghost" onClick={() => openDialog(settlement)}>
      <Flag aria-hidden />
      {m.settlements_report()}
    </BusyButton>
  )
}

/** Reports a player from their profile, where no crew is given. */
export function ReportProfile({ player }: { player: Reportable }) {
  const openDialog = useHostedDialog(importProfileDialog)
  const fetchMissions = useFetchMissions(player.id)
  // The profile itself can be reported whether or not they could be loaded.
  const press = async () => openDialog({ player, missions: await fetchMissions().catch(() => []) })
  return (
    <BusyButton size="sm" variant="ghost" onClick={press}>
      <Flag aria-hidden />
      {m.reports_player()}
    </BusyButton>
  )
}
