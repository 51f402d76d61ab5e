/** How the demo's posts are written down: as a player fills the form, with times told from now. */

import type { CrewDraftInput } from '#contract/crew-drafts.ts'
import type { MissionStatus } from '#contract/crew-fields.ts'
import type { RoleCategory, RoleExperience } from '#contract/roles.ts'
import type { Language } from '#contract/wire/languages.ts'

/** How long ago, in minutes, hours or days. */
export type Age = `${number}${'m' | 'h' | 'd'}`

/** Hours from now, to the quarter; or the next time the author's clock shows `at`, and then `days` later. */
export type DemoStart = number | { readonly days: number; readonly at: `${number}:${number}` }

export type Pay = 'fun' | 'negotiable' | { readonly share: number } | { readonly auec: number }

interface Seats {
  readonly slots: number
  readonly pay: Pay
  /** Who sits there. */
  readonly held?: readonly string[]
  readonly optional?: boolean
}

/** One of the contract's templates, in the language of the post. */
interface TemplateRole extends Seats {
  readonly template: string
}

interface OwnRole extends Seats {
  readonly name: string
  readonly category: RoleCategory
  readonly about?: string
  readonly experience?: RoleExperience
  readonly equipment?: string
}

export type DemoRole = TemplateRole | OwnRole

type Written = Omit<CrewDraftInput, 'description' | 'roles' | 'scheduledFor' | 'timezone'>

export interface DemoPost extends Written {
  readonly author: string
  readonly posted: Age
  readonly edited?: Age
  readonly starts?: DemoStart
  /** Open unless it says otherwise. */
  readonly status?: MissionStatus
  /** Line by line. */
  readonly description: readonly string[]
  readonly primaryLanguage: Language
  readonly maxCrewSize: number
  readonly roles?: readonly DemoRole[]
  /** Who came along without a role. */
  readonly members?: readonly string[]
}
