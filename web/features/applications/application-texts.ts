import type { ApplicantExperience, Availability } from '#contract/applications/fields.ts'
import type { HoursFit } from '#contract/users/week-hours.ts'
import { m } from '#texts'
import type { EntryStatus } from './application-entry.ts'

export const availabilityLabels: Readonly<Record<Availability, () => string>> = {
  sofort: m.applications_availability_now,
  heute: m.applications_availability_today,
  wochenende: m.applications_availability_weekend,
  abends: m.applications_availability_evenings,
  flexibel: m.applications_availability_flexible,
}

export const experienceLabels: Readonly<Record<ApplicantExperience, () => string>> = {
  anfänger: m.applications_experience_beginner,
  fortgeschritten: m.applications_experience_advanced,
  erfahren: m.applications_experience_experienced,
  experte: m.applications_experience_expert,
}

export const hoursFitLabels: Readonly<Record<HoursFit, () => string>> = {
  inside: m.suggestions_reason_hours,
  partly: m.suggestions_reason_some_hours,
  outside: m.applications_fit_outside,
}

export const statusLabels: Readonly<Record<EntryStatus, () => string>> = {
  pending: m.applications_status_pending,
  accepted: m.applications_status_accepted,
  declined: m.applications_status_declined,
  withdrawn: m.applications_status_withdrawn,
}
