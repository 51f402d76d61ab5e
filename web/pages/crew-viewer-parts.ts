/** What only signed-in players see on the page of a crew. */
import { lazyParts } from '#web/browser/lazy-part.tsx'

const { preload, part } = lazyParts(() => import('./crew-viewer-chunk.ts'))

export const preloadViewerParts = preload
export const ApplicationsPanel = part((chunk) => chunk.ApplicationsPanel)
export const RoleApplicationCount = part((chunk) => chunk.RoleApplicationCount)
export const RoleApplicationsManager = part((chunk) => chunk.RoleApplicationsManager)
export const YourApplication = part((chunk) => chunk.YourApplication)
export const BlockPlayer = part((chunk) => chunk.BlockPlayer)
export const InvitePlayer = part((chunk) => chunk.InvitePlayer)
export const AssignRole = part((chunk) => chunk.AssignRole)
export const LeaveCrew = part((chunk) => chunk.LeaveCrew)
export const MissionActions = part((chunk) => chunk.MissionActions)
export const RemoveMember = part((chunk) => chunk.RemoveMember)
export const DeleteCrewButton = part((chunk) => chunk.DeleteCrewButton)
export const RemoveCommentButton = part((chunk) => chunk.RemoveCommentButton)
export const RateButton = part((chunk) => chunk.RateButton)
export const RateMission = part((chunk) => chunk.RateMission)
export const ReportButton = part((chunk) => chunk.ReportButton)
export const ReportComment = part((chunk) => chunk.ReportComment)
export const SuggestionsPanel = part((chunk) => chunk.SuggestionsPanel)
