/** What only signed-in players see on the page of a crew. */
import { lazyParts } from '#web/browser/lazy-part.tsx'

const { usePreloaded, part } = lazyParts(
  'crew-viewer-chunk',
  async () => (await import('./crew-viewer-chunk.ts')).viewerParts,
)

export const usePreloadedViewerParts = usePreloaded
export const ApplicationsPanel = part((parts) => parts.ApplicationsPanel)
export const RoleApplicationCount = part((parts) => parts.RoleApplicationCount)
export const RoleApplicationsManager = part((parts) => parts.RoleApplicationsManager)
export const YourApplication = part((parts) => parts.YourApplication)
export const BlockPlayer = part((parts) => parts.BlockPlayer)
export const InvitePlayer = part((parts) => parts.InvitePlayer)
export const AssignRole = part((parts) => parts.AssignRole)
export const LeaveCrew = part((parts) => parts.LeaveCrew)
export const MissionActions = part((parts) => parts.MissionActions)
export const RemoveMember = part((parts) => parts.RemoveMember)
export const DeleteCrewButton = part((parts) => parts.DeleteCrewButton)
export const RemoveCommentButton = part((parts) => parts.RemoveCommentButton)
export const RateButton = part((parts) => parts.RateButton)
export const RateMission = part((parts) => parts.RateMission)
export const ReportButton = part((parts) => parts.ReportButton)
export const ReportComment = part((parts) => parts.ReportComment)
export const SuggestionsPanel = part((parts) => parts.SuggestionsPanel)
