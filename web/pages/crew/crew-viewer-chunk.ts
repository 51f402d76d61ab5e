/** The chunk behind crew-viewer-parts.ts. */
import { ApplicationsPanel } from '#web/features/applications/ApplicationsPanel.tsx'
import { RoleApplicationCount } from '#web/features/applications/RoleApplicationCount.tsx'
import { RoleApplicationsManager } from '#web/features/applications/RoleApplicationsManager.tsx'
import { YourApplication } from '#web/features/applications/YourApplication.tsx'
import { BlockPlayer } from '#web/features/messages/BlockPlayer.tsx'
import { InvitePlayer } from '#web/features/messages/InvitePlayer.tsx'
import { AssignRole } from '#web/features/missions/AssignRole.tsx'
import { LeaveCrew } from '#web/features/missions/LeaveCrew.tsx'
import { MissionActions } from '#web/features/missions/MissionActions.tsx'
import { RemoveMember } from '#web/features/missions/RemoveMember.tsx'
import { DeleteCrewButton } from '#web/features/moderation/reports/DeleteCrewButton.tsx'
import { RemoveCommentButton } from '#web/features/moderation/reports/RemoveCommentButton.tsx'
import { RateButton } from '#web/features/ratings/RateButton.tsx'
import { RateMission } from '#web/features/ratings/RateMission.tsx'
import { ReportButton, ReportComment } from '#web/features/reports/ReportButton.tsx'
import { SuggestionsPanel } from '#web/features/suggestions/SuggestionsPanel.tsx'

export const viewerParts = {
  ApplicationsPanel,
  RoleApplicationCount,
  RoleApplicationsManager,
  YourApplication,
  BlockPlayer,
  InvitePlayer,
  AssignRole,
  LeaveCrew,
  MissionActions,
  RemoveMember,
  DeleteCrewButton,
  RemoveCommentButton,
  RateButton,
  RateMission,
  ReportButton,
  ReportComment,
  SuggestionsPanel,
}
