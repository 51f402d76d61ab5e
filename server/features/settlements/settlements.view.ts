import type { Settlement, SettlementShare } from '#contract/settlements/settlements.ts'
import type { Viewer } from '#server/context.ts'
import { canLead } from '#server/features/crews/crews.policy.ts'
import { payOf } from './settlements.pay.ts'
import {
  canSettle,
  reportFrom,
  type SettledCrew,
  sendUntil,
  whoIsReported,
  whyNotAnswer,
} from './settlements.policy.ts'
import type { ShareRow, SheetRow } from './settlements.sql.ts'

interface LoadedSettlement {
  readonly crew: SettledCrew
  readonly sheet: SheetRow | undefined
  readonly shares: readonly ShareRow[]
  /** When it was loaded: what the viewer can do depends on the time. */
  readonly now: Date
}

const viewSheet = (sheet: SheetRow): Settlement['sheet'] => ({
  version: sheet.version,
  takings: sheet.takings,
  expenses: sheet.expenses,
  sentAt: sheet.sent_at.toISOString(),
  sentBy:
    sheet.sent_by === null || sheet.sender_name === null
      ? null
      : { id: sheet.sent_by, displayName: sheet.sender_name },
})

const viewShare = (row: ShareRow, seesMissing: boolean): SettlementShare => ({
  userId: row.user_id,
  displayName: row.name,
  profileImage: row.profile_image,
  roleName: row.role_name,
  pay: payOf(row),
  isAbsent: row.is_absent,
  amount: row.amount ?? 0,
  status: row.status ?? 'open',
  missing: seesMissing ? row.missing : null,
})

export const viewSettlement = (loaded: LoadedSettlement, viewer: Viewer): Settlement => {
  const { crew, sheet, shares, now } = loaded
  const own = shares.find(({ user_id }) => user_id === viewer.id)
  const canAnswer = (to: 'received' | 'disputed') =>
    sheet !== undefined && whyNotAnswer(viewer, crew, sheet, own?.status ?? 'open', to, now) === undefined
  const from = own ? reportFrom(own) : null
  const reported = sheet && from ? whoIsReported(viewer, crew, sheet, shares) : undefined
  const mayReport = reported !== undefined && !reported.is_reported_by_viewer
  return {
    sheet: sheet ? viewSheet(sheet) : null,
    shares: shares.map((row) => viewShare(row, row.user_id === viewer.id || canLead(viewer, crew))),
    viewer: {
      canSend: canSettle(viewer, crew, now),
      sendUntil: sendUntil(crew).toISOString(),
      canConfirm: canAnswer('received'),
      canDispute: canAnswer('disputed'),
      canReport: mayReport && from !== null && from <= now,
      reportFrom: mayReport && from ? from.toISOString() : null,
      reported: reported ? { id: reported.user_id, displayName: reported.name } : null,
    },
  }
}
