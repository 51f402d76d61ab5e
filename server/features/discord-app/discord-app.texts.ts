/** What things are called in Discord. */
import type { ApplicantExperience, Availability } from '#contract/applications/fields.ts'
import type { StartWindow } from '#contract/crews/fields.ts'
import type { LinkedStart } from '#contract/crews/post-link.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { escapeForDiscord } from '#contract/wire/discord.ts'
import { m } from '#texts'

export const laterText = (locale: Locale): string => m.discord_app_later({}, { locale })

/** Without formatting or mentions, wherever it is put into a text of ours. */
export const shownTitle = ({ title }: { readonly title: string }): string => escapeForDiscord(title, 200)

const seatKindTexts = {
  mining: m.roles_category_mining,
  combat: m.roles_category_combat,
  transport: m.roles_category_transport,
  medical: m.roles_category_medical,
  support: m.roles_category_support,
  exploration: m.roles_category_exploration,
  salvaging: m.roles_category_salvaging,
  science: m.roles_category_science,
  other: m.roles_category_other,
  any: m.crews_seat_any,
} as const satisfies Record<SeatKind, unknown>

export const seatKindText = (kind: SeatKind, locale: Locale): string => seatKindTexts[kind]({}, { locale })

const startTexts = {
  next_hour: m.board_start_next_hour,
  next_6h: m.board_start_next_6h,
  today: m.board_start_today,
  tomorrow: m.board_start_tomorrow,
  this_week: m.board_start_this_week,
} as const satisfies Record<StartWindow, unknown>

export const startText = (window: StartWindow, locale: Locale): string => startTexts[window]({}, { locale })

const linkedStartTexts = {
  now: m.editor_day_now,
  today: m.board_start_today,
  tomorrow: m.board_start_tomorrow,
} as const satisfies Record<LinkedStart, unknown>

export const linkedStartText = (start: LinkedStart, locale: Locale): string =>
  linkedStartTexts[start]({}, { locale })

const availabilityTexts = {
  sofort: m.applications_availability_now,
  heute: m.applications_availability_today,
  wochenende: m.applications_availability_weekend,
  abends: m.applications_availability_evenings,
  flexibel: m.applications_availability_flexible,
} as const satisfies Record<Availability, unknown>

export const availabilityText = (availability: Availability, locale: Locale): string =>
  availabilityTexts[availability]({}, { locale })

const experienceTexts = {
  anfänger: m.applications_experience_beginner,
  fortgeschritten: m.applications_experience_advanced,
  erfahren: m.applications_experience_experienced,
  experte: m.applications_experience_expert,
} as const satisfies Record<ApplicantExperience, unknown>

export const experienceText = (experience: ApplicantExperience, locale: Locale): string =>
  experienceTexts[experience]({}, { locale })
