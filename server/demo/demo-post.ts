/** The format of the demo's posts: as a player fills in the form, with times relative to now. */
import type { CrewDraftInput } from '#contract/crews/drafts.ts'
import type { MissionStatus } from '#contract/crews/fields.ts'
import type { RoleCategory, RoleExperience } from '#contract/roles/fields.ts'
import type { Language } from '#contract/wire/languages.ts'

/** How long ago, in minutes, hours or days. */
export type Age = `${number}${'m' | 'h' | 'd'}`

/** Hours from now, rounded to a quarter of an hour; or `at` in the leader's zone, `days` after its next occurrence. */
export type DemoStart = number | { readonly days: number; readonly at: `${number}:${number}` }

export type Pay = 'fun' | 'negotiable' | { readonly share: number } | { readonly auec: number }

interface Seats {
  readonly slots: number
  readonly pay: Pay
  /** The players who hold the role. */
  readonly held?: readonly string[]
  readonly optional?: boolean
}

/** A role template of the contract, in the language of the post. */
interface TemplateRole extends Seats {
  readonly template: string
}

interface CustomRole extends Seats {
  readonly name: string
  readonly category: RoleCategory
  readonly about?: string
  readonly experience?: RoleExperience
  readonly equipment?: string
}

export type DemoRole = TemplateRole | CustomRole

type DraftFields = Omit<CrewDraftInput, 'description' | 'roles' | 'scheduledFor' | 'shipId' | 'timezone'>

export interface DemoPost extends DraftFields {
  readonly leader: string
  readonly posted: Age
  readonly edited?: Age
  readonly starts?: DemoStart
  /** A ship of the catalogue, by its name. */
  readonly ship?: string
  /** Default: open. */
  readonly status?: MissionStatus
  /** One item per line. */
  readonly description: readonly string[]
  readonly primaryLanguage: Language
  readonly maxCrewSize: number
  readonly roles?: readonly DemoRole[]
  /** Members without a role. */
  readonly members?: readonly string[]
}
