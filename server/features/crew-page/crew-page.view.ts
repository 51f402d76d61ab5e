import { applicationLimits } from '#contract/applications/fields.ts'
import type { CrewDetails, CrewMember, CrewSummary } from '#contract/crews/crews.ts'
import { deletedName } from '#contract/users/limits.ts'
import type { Viewer } from '#server/context.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import { viewAbsences } from '#server/features/attendance/attendance.view.ts'
import { viewBoarding } from '#server/features/boarding/boarding.view.ts'
import type { CrewForViewer, CrewSummaryRow } from '#server/features/crews/board/crews-posts.fragment.ts'
import {
  canDecide,
  canEdit,
  canLead,
  isCoLeader,
  isLeader,
  movesOf,
} from '#server/features/crews/crews.policy.ts'
import { viewFields, viewPost, viewRole } from '#server/features/crews/crews.view.ts'
import {
  canAnswer,
  canCall,
  canRelease,
  leaderStateOf,
  readyStateOf,
} from '#server/features/crews/seats/crews-ready.policy.ts'
import { viewBroughtShip } from '#server/features/fleet/fleet.view.ts'
import { viewLeading, viewReputation } from '#server/features/profiles/profiles.view.ts'
import { canRate } from '#server/features/ratings/ratings.policy.ts'
import { canManage, canRepeat } from '#server/features/series/series.policy.ts'
import { viewCrewSeries } from '#server/features/series/series.view.ts'
import { canSettle, whyNotAnswer } from '#server/features/settlements/settlements.policy.ts'
import { canBeWaitedFor, listWaitTargets } from '#server/features/waitlists/waitlists.policy.ts'
import type { CrewDetailsRow, CrewMemberRow } from './crew-page.sql.ts'

/** Inside JSON the database writes times with its own offset. */
const isoTime = (time: string): string => new Date(time).toISOString()

const waitMs = applicationLimits.hoursAfterRefusal * 60 * 60_000

const viewViewer = (viewer: Viewer, crew: CrewForViewer) => ({
  isAuthor: isLeader(viewer, crew),
  isCoLeader: isCoLeader(viewer, crew),
  isMember: Boolean(crew.viewer_seat),
  roleId: crew.viewer_seat?.role_id ?? null,
  canEdit: canEdit(viewer, crew),
  canApply: whyNotApply(viewer, crew) === undefined,
  mayApplyFrom: crew.viewer_refused_at
    ? new Date(Date.parse(crew.viewer_refused_at) + waitMs).toISOString()
    : null,
  application: crew.viewer_application
    ? {
        id: crew.viewer_application.id,
        roleId: crew.viewer_application.role_id,
        status: crew.viewer_application.status,
        appliedAt: isoTime(crew.viewer_application.created_at),
        message: crew.viewer_application.message,
      }
    : null,
  canLead: canLead(viewer, crew),
  canDecide: canDecide(viewer, crew),
  pendingApplications: canDecide(viewer, crew) ? (crew.pending_applications ?? 0) : 0,
  waiting:
    crew.viewer_wait && !crew.viewer_wait.is_removed
      ? {
          position: crew.viewer_wait.position,
          roleId: crew.viewer_wait.role_id,
          asksFirst: crew.viewer_wait.asks_first,
        }
      : null,
})

/** A crew as lists show it to its reader. */
export const viewSummary = (crew: CrewSummaryRow, viewer: Viewer | undefined): CrewSummary => ({
  ...viewPost(crew),
  ...(viewer && {
    viewer: { ...viewViewer(viewer, crew), ...(crew.reasons && { reasons: crew.reasons }) },
  }),
})

/** What does not depend on the viewer. */
type Aboard = Omit<CrewMember, 'ready' | 'canReport'>

const viewLeader = (crew: CrewDetailsRow): Aboard => ({
  id: crew.author_id,
  username: crew.author_username,
  displayName: crew.author_display_name ?? crew.author_username,
  userRole: 'leader',
  roleId: null,
  roleName: null,
  isCoLeader: false,
  citizenId: crew.author_citizen_id,
  isHandleVerified: crew.leader_verified_handle !== null,
  profileImage: crew.author_image,
  reputation: viewReputation(crew.author_rating_sum, crew.author_rating_count),
  joinedAt: isoTime(crew.handed_over_at ?? crew.created_at),
})

const viewMember = (member: CrewMemberRow, crew: CrewDetailsRow): Aboard => ({
  id: member.id,
  username: member.username,
  displayName: member.display_name ?? member.username,
  userRole: 'member',
  roleId: member.role_id,
  roleName: member.role_name,
  isCoLeader: isCoLeader(member, crew),
  citizenId: member.citizen_id,
  isHandleVerified: member.verified_handle !== null,
  profileImage: member.profile_image,
  reputation: viewReputation(member.rating_sum, member.rating_count),
  joinedAt: isoTime(member.joined_at),
})

/** In the order of the members, the leader first. */
const viewShips = (crew: CrewDetailsRow): CrewDetails['ships'] => {
  const aboard = [{ member: viewLeader(crew), ship: crew.leader_ship }].concat(
    crew.members.map((row) => ({ member: viewMember(row, crew), ship: row.ship })),
  )
  return aboard.flatMap(({ member, ship }) =>
    ship ? { ...viewBroughtShip(ship), ownerId: member.id, ownerName: member.displayName } : [],
  )
}

/** Guests and applicants do not take part in the ready check. */
const isAboard = (viewer: Viewer | undefined, crew: CrewDetailsRow): boolean =>
  viewer !== undefined && (isLeader(viewer, crew) || Boolean(crew.viewer_seat))

const viewMembers = (crew: CrewDetailsRow, viewer: Viewer | undefined): CrewMember[] => {
  const members = [
    { ...viewLeader(crew), ready: leaderStateOf(crew) },
    ...crew.members.map((row) => ({ ...viewMember(row, crew), ready: readyStateOf(crew, row) })),
  ]
  const seesReady = isAboard(viewer, crew)
  const reported = crew.viewer_reported ?? []
  return members.map((member) => ({
    ...member,
    ready: seesReady ? member.ready : null,
    canReport:
      viewer !== undefined &&
      member.id !== viewer.id &&
      member.username !== deletedName &&
      !reported.includes(member.id),
  }))
}

const readyMovesOf = (viewer: Viewer, crew: CrewDetailsRow) => {
  const now = new Date(crew.loaded_at)
  const own = crew.members.find(({ id }) => id === viewer.id)
  const leads = canLead(viewer, crew)
  return {
    callReady: leads && canCall(crew, crew.members, now),
    answerReady: own !== undefined && canAnswer(crew, own, now),
    releaseSilent: leads && canRelease(crew, crew.members, now),
  }
}

const viewShare = (viewer: Viewer, crew: CrewDetailsRow) => {
  const { viewer_settlement: sheet } = crew
  if (!sheet || sheet.amount === null || sheet.status === null) return null
  const why = whyNotAnswer(viewer, crew, sheet, sheet.status, 'received', new Date(crew.loaded_at))
  return {
    version: sheet.version,
    amount: sheet.amount,
    isOpen: sheet.status === 'open' && why === undefined,
  }
}

const viewLeadOffer = (viewer: Viewer, crew: CrewDetailsRow) => {
  const receiver = crew.members.find(({ id }) => id === crew.lead_offered_to)
  if (!receiver || !(isLeader(viewer, crew) || viewer.id === receiver.id)) return null
  return { userId: receiver.id, name: receiver.display_name ?? receiver.username }
}

const viewDetailsViewer = (viewer: Viewer, crew: CrewDetailsRow) => ({
  ...viewViewer(viewer, crew),
  can: {
    ...movesOf(viewer, crew, Boolean(crew.viewer_seat)),
    ...readyMovesOf(viewer, crew),
    repeat: canRepeat(viewer, crew),
    settle: canSettle(viewer, crew, new Date(crew.loaded_at)),
    manageSeries: crew.series !== null && canManage(viewer, crew.series),
  },
  ready: viewMembers(crew, viewer).find(({ id }) => id === viewer.id)?.ready ?? null,
  readyCalledAt: isAboard(viewer, crew) && crew.ready_called_at ? isoTime(crew.ready_called_at) : null,
  canWaitFor: listWaitTargets(viewer, crew, crew.roles, crew.held_seats ?? []),
  hasWaitlist:
    canDecide(viewer, crew) &&
    ((crew.offerable_size ?? 0) > 0 || canBeWaitedFor(crew, crew.roles, crew.held_seats ?? [])),
  waitlistSize: canDecide(viewer, crew) ? (crew.offerable_size ?? 0) : 0,
  canRate: canRate(viewer, crew),
  hasRated: Boolean(crew.viewer_has_rated),
  held: (crew.viewer_held ?? []).map(({ user_id, role_id }) => ({ userId: user_id, roleId: role_id })),
  leadOffer: viewLeadOffer(viewer, crew),
  offer: crew.viewer_offer
    ? {
        id: crew.viewer_offer.id,
        source: crew.viewer_offer.source,
        roleId: crew.viewer_offer.role_id,
        expiresAt: crew.viewer_offer.expires_at && isoTime(crew.viewer_offer.expires_at),
        holdsSeat: crew.viewer_offer.holds_seat,
      }
    : null,
  hasSettlement: isAboard(viewer, crew) && Boolean(crew.viewer_settlement),
  share: viewShare(viewer, crew),
  ...viewBoarding(viewer, crew),
  ...viewAbsences(viewer, crew, canLead(viewer, crew)),
})

export const viewDetails = (crew: CrewDetailsRow, viewer: Viewer | undefined): CrewDetails => ({
  ...viewFields(crew),
  cancelReason: crew.cancel_reason,
  isHidden: crew.is_hidden,
  members: viewMembers(crew, viewer),
  ships: viewShips(crew),
  roles: crew.roles.map(viewRole),
  authorRecord: viewLeading(crew.leader_record),
  series: crew.series && viewCrewSeries(crew.series),
  ...(viewer && { viewer: viewDetailsViewer(viewer, crew) }),
})
