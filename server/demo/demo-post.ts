/** The format of the demo's posts: what the form asks for, who is in the crew, and what has happened since. */
import type { ApplicantExperience, Availability } from '#contract/applications/fields.ts'
import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'
import type { CrewDraftInput } from '#contract/crews/drafts.ts'
import type { Activity, MissionStatus } from '#contract/crews/fields.ts'
import type { ReportAction, ReportCategory } from '#contract/reports/fields.ts'
import type { RoleCategory, RoleExperience } from '#contract/roles/fields.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Notice } from '#server/notices/texts/notice-texts.ts'

/** How long ago, in minutes, hours or days. */
export type Age = `${number}${'m' | 'h' | 'd'}`

/** Hours from now, rounded to a quarter of an hour; or `at` in the leader's zone, `days` after its next occurrence. */
export type DemoStart = number | { readonly days: number; readonly at: `${number}:${number}` }

export type Pay = 'fun' | 'negotiable' | { readonly share: number } | { readonly auec: number }

interface Seats {
  /** Default: 1. */
  readonly slots?: number
  /** Default: for fun. */
  readonly pay?: Pay
  /** The players who hold the role. */
  readonly held?: readonly string[]
  readonly optional?: boolean
}

/** A role template of the contract, in the language of the post; or a role of the leader's own. */
export type DemoRole = Seats &
  (
    | { readonly template: string }
    | {
        readonly name: string
        readonly category: RoleCategory
        readonly about?: string
        readonly experience?: RoleExperience
        readonly equipment?: string
      }
  )

interface Application {
  readonly by: string
  readonly age: Age
  readonly message: string
  readonly availability: Availability
  readonly experience: ApplicantExperience
}

interface Reply {
  readonly by: string
  readonly age: Age
  readonly text: string
}

interface DemoComment extends Reply {
  /** Only those aboard read it. */
  readonly isForCrew?: true
  readonly replies?: readonly Reply[]
}

interface Message {
  readonly from: string
  readonly to: string
  readonly age: Age
  readonly text: string
  readonly isUnread?: true
  readonly isInvitation?: true
}

/** What a notice says of the post. */
export interface Noticed {
  readonly title: string
  readonly start: Date | null
}

interface DemoNotice {
  readonly to: string
  readonly age: Age
  readonly isUnread?: true
  readonly says: (post: Noticed) => Notice
}

interface DemoReport {
  readonly by: string
  /** Default: the leader. */
  readonly about?: string
  readonly category: ReportCategory
  readonly reason: string
  readonly description?: string
  readonly hoursAgo: number
  readonly decision?: {
    readonly by: string
    readonly status: 'resolved' | 'dismissed'
    readonly afterHours: number
    readonly note: string
    readonly action?: ReportAction
  }
}

/** What has happened to a post. */
export interface Since {
  readonly coLeader?: string
  /** The ships of their fleets that players bring, or would with their application. */
  readonly brought?: Readonly<Record<string, string>>
  readonly applications?: readonly Application[]
  /** Who waits for a seat, in order. */
  readonly waiting?: readonly string[]
  /** Invitations that hold a seat. */
  readonly offers?: readonly { readonly to: string; readonly role: string; readonly age: Age }[]
  readonly readyCheck?: {
    readonly called: Age
    readonly answered: Age
    readonly answers: Readonly<Record<string, 'ready' | 'late'>>
  }
  /** The oldest first. */
  readonly comments?: readonly DemoComment[]
  readonly messages?: readonly Message[]
  readonly notices?: readonly DemoNotice[]
  readonly reports?: readonly DemoReport[]
  readonly isHidden?: true
  /** Repeated every week: the title of the mission that was flown last week, and how many dates there are. */
  readonly series?: { readonly flown: string; readonly times: number }
  /** A Discord channel shows the crew. */
  readonly isInDiscord?: true
  /** Members who did not come. */
  readonly absent?: Readonly<Record<string, { readonly status: AbsenceStatus; readonly says?: string }>>
  /** How the takings were split: who has not answered, and who disagrees. */
  readonly settlement?: {
    readonly takings: number
    readonly expenses: number
    readonly open?: readonly string[]
    readonly disputed?: { readonly by: string; readonly says: string }
  }
  readonly pictures?: readonly {
    readonly by: string
    readonly drawing: 'rock' | 'pad'
    readonly line: string
    readonly isPublic: boolean
  }[]
}

type Draft = Omit<CrewDraftInput, 'activity' | 'roles' | 'scheduledFor' | 'shipId' | 'timezone'>

export interface DemoPost extends Draft, Since {
  readonly leader: string
  readonly activity: Activity
  /** Default: English. The crew speaks it, unless `requiredLanguages` says more. */
  readonly primaryLanguage?: Language
  /** Default: nothing is planned. */
  readonly starts?: DemoStart
  /** Default: a day before now, or before the start if that has passed. */
  readonly posted?: Age
  readonly edited?: Age
  /** Default: open. */
  readonly status?: MissionStatus
  /** The same crew flew it so many weeks in a row; what happened since belongs to the last time. */
  readonly weeks?: number
  /** A ship of the catalogue, by its name. */
  readonly ship?: string
  readonly roles?: readonly DemoRole[]
  /** Members without a role. */
  readonly members?: readonly string[]
  /** The seats of the crew. Default: as many as roles and members need. */
  readonly maxCrewSize?: number
}
