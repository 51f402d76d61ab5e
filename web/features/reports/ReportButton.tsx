/** The buttons that report a crew, a player, a comment, a picture or a conversation. */

import { Flag } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
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

/**
 * Without `canReport`, what it is beside was reported already: the button says so. It is the same button as before, so
 * that the player who has just reported keeps the focus.
 */
function FlagButton({ label, inMenu, canReport, onClick }: FlagProps) {
  const toast = useToast()
  const reason = m.reports_open()
  const usable = { 'aria-label': inMenu ? undefined : label, onClick }
  // Not `disabled`: keyboard and touch must be able to get the reason.
  const used = {
    'aria-disabled': true,
    'aria-label': `${label}: ${reason}`,
    title: reason,
    onClick: async () => toast.show({ tone: 'info', title: reason }),
  }
  return (
    <BusyButton size="sm" variant="ghost" square={!inMenu} {...(canReport ? usable : used)}>
      <Flag aria-hidden />
      {inMenu ? label : null}
    </BusyButton>
  )
}

/** A flag beside a player's name or in their menu, or in the menu of the whole crew. */
export function ReportButton({
  inMenu,
  ...target
}: ReportedMember & { player: Reportable; inMenu?: boolean }) {
  const { player, asCrew } = target
  const openDialog = useHostedDialog(importMemberDialog)
  return (
    <FlagButton
      label={asCrew ? m.reports_crew() : m.reports_player_name({ name: player.displayName })}
      inMenu={asCrew || inMenu}
      canReport={player.canReport}
      onClick={() => openDialog(target)}
    />
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
