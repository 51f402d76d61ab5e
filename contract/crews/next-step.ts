/**
 * The one next thing that a reader of a crew's page can do, and what else: both are worked out from the crew alone, so
 * that every reader finds the same button in the same place. Without zod.
 */
import type { CrewDetails } from './crews.ts'
import { type GuestStepKind, guestStep, isFull, isOver } from './guest-step.ts'

export type StepKind =
  /** Guests, and everyone who has nothing to do here. */
  | GuestStepKind
  /** Visitors. */
  | 'join'
  | 'answer_offer'
  | 'applied'
  | 'join_waitlist'
  | 'waiting'
  | 'refused'
  /** Those aboard. */
  | 'answer_ready'
  | 'chat'
  | 'rate'
  | 'confirm_share'
  | 'fly_again'
  /** Those who lead. */
  | 'keep'
  | 'call'
  | 'decide'
  | 'call_ready'
  | 'start'
  | 'complete'
  | 'split'

/** Beside the step, in this order. What takes something away comes last. */
const stepMenu = [
  'start',
  'call_ready',
  'release_silent',
  'cannot_come',
  'change_answer',
  'change_message',
  'split',
  'chat',
  'invite',
  'join_waitlist',
  'contact',
  'bring_ship',
  'calendar',
  'edit',
  'copy_link',
  'copy_discord',
  'applications',
  'post_again',
  'find_another',
  'report',
  'withdraw',
  'leave_waitlist',
  'step_down',
  'leave',
  'cancel',
  'end',
] as const
export type MenuEntry = (typeof stepMenu)[number]

export interface NextStep {
  readonly kind: StepKind
  readonly menu: readonly MenuEntry[]
}

type Viewer = NonNullable<CrewDetails['viewer']>

export type SteppedCrew = Pick<
  CrewDetails,
  'displayStatus' | 'missionStatus' | 'scheduledTime' | 'currentCrewSize' | 'maxCrewSize'
> & {
  readonly viewer?:
    | (Pick<
        Viewer,
        | 'isAuthor'
        | 'isMember'
        | 'canApply'
        | 'canLead'
        | 'canEdit'
        | 'mayApplyFrom'
        | 'pendingApplications'
        | 'canWaitFor'
        | 'canRate'
        | 'hasSettlement'
        | 'ready'
        | 'readyCalledAt'
        | 'can'
      > & {
        readonly application: Pick<NonNullable<Viewer['application']>, 'status'> | null
        readonly waiting: object | null
        readonly offer: object | null
        readonly share: Pick<NonNullable<Viewer['share']>, 'isOpen'> | null
      })
    | undefined
}
type SteppedViewer = NonNullable<SteppedCrew['viewer']>

const hourMs = 60 * 60_000

/** From then on those who lead are offered to start. */
const startFromMs = hourMs
/** And from then on to ask who is ready. */
const askFromMs = 24 * hourMs

/** Null without a start. */
const msToStart = ({ scheduledTime }: SteppedCrew, now: Date): number | null =>
  scheduledTime === null ? null : Date.parse(scheduledTime) - now.getTime()

const visitorStep = (crew: SteppedCrew, viewer: SteppedViewer): StepKind => {
  if (isOver(crew)) return 'find_another'
  if (viewer.offer) return 'answer_offer'
  if (viewer.application?.status === 'pending') return 'applied'
  if (viewer.waiting) return 'waiting'
  if (viewer.mayApplyFrom) return 'refused'
  if (viewer.canWaitFor.includes(null)) return 'join_waitlist'
  return viewer.canApply && !isFull(crew) ? 'join' : 'find_another'
}

/** What follows a completed mission, the same for all aboard. */
const debriefStep = (viewer: SteppedViewer): StepKind => {
  if (viewer.canRate) return 'rate'
  if (viewer.can.settle && !viewer.hasSettlement) return 'split'
  return viewer.share?.isOpen ? 'confirm_share' : 'fly_again'
}

const isAskedNow = ({ can, ready }: SteppedViewer): boolean => can.answerReady && ready === 'silent'

const leaderStep = (crew: SteppedCrew, viewer: SteppedViewer, now: Date): StepKind => {
  const { can } = viewer
  if (can.keep) return 'keep'
  if (isAskedNow(viewer)) return 'answer_ready'
  if (!can.start) return 'complete'
  const left = msToStart(crew, now)
  // Those who still apply then would come too late.
  if (isFull(crew) || (left !== null && left <= 0)) return 'start'
  if (viewer.pendingApplications > 0) return 'decide'
  if (left !== null && left <= startFromMs) return 'start'
  if (crew.currentCrewSize === 1) return 'call'
  if (can.callReady && (left === null || left <= askFromMs)) return 'call_ready'
  return left === null && viewer.readyCalledAt ? 'start' : 'call'
}

const stepOf = (crew: SteppedCrew, viewer: SteppedViewer, now: Date): StepKind => {
  const isAboard = viewer.isAuthor || viewer.isMember
  if (!isAboard) return visitorStep(crew, viewer)
  if (crew.displayStatus === 'completed') return debriefStep(viewer)
  if (isOver(crew)) return viewer.isAuthor ? 'fly_again' : 'find_another'
  if (viewer.canLead) return leaderStep(crew, viewer, now)
  return isAskedNow(viewer) ? 'answer_ready' : 'chat'
}

/** Whether an entry is possible; the step itself is not repeated in the menu. */
const isPossible = (entry: MenuEntry, crew: SteppedCrew, viewer: SteppedViewer): boolean => {
  const over = isOver(crew)
  const isAboard = viewer.isAuthor || viewer.isMember
  const { can } = viewer
  switch (entry) {
    case 'start':
      return can.start
    case 'call_ready':
      return can.callReady
    case 'release_silent':
      return can.releaseSilent
    case 'cannot_come':
      return can.answerReady
    case 'change_answer':
      return can.answerReady && viewer.ready !== 'silent'
    case 'split':
      return can.settle && !viewer.hasSettlement
    case 'chat':
      return isAboard
    case 'invite':
      return viewer.canEdit && !isFull(crew)
    case 'join_waitlist':
      return viewer.canWaitFor.includes(null)
    case 'contact':
      return !viewer.isAuthor && !over
    case 'bring_ship':
      return can.bringShip
    case 'calendar':
      return crew.scheduledTime !== null && !over
    case 'edit':
      return viewer.canEdit
    case 'copy_link':
      return true
    case 'copy_discord':
      return !over
    case 'applications':
      return viewer.canLead && over
    case 'post_again':
      return viewer.isAuthor || (over && viewer.isMember)
    case 'find_another':
      return over && !isAboard
    case 'report':
      return !viewer.isAuthor
    case 'change_message':
    case 'withdraw':
      return viewer.application?.status === 'pending' && !over
    case 'leave_waitlist':
      return Boolean(viewer.waiting) && !over
    case 'step_down':
      return can.stepDown
    case 'leave':
      return can.leave
    case 'cancel':
      return can.cancel
    case 'end':
      return can.end
  }
}

/** These steps say the same as an entry of the menu. */
const sameAs: Partial<Record<StepKind, readonly MenuEntry[]>> = {
  call: ['copy_discord'],
  fly_again: ['post_again'],
  answer_ready: ['change_answer'],
}

export const nextStep = (crew: SteppedCrew, now: Date): NextStep => {
  const { viewer } = crew
  if (!viewer) return guestStep(crew)
  const kind = stepOf(crew, viewer, now)
  const said: readonly string[] = [kind, ...(sameAs[kind] ?? [])]
  return { kind, menu: stepMenu.filter((entry) => !said.includes(entry) && isPossible(entry, crew, viewer)) }
}
