/** The values and limits of an application, without zod, so that the router can parse URLs before the schemas are loaded. */
export const applicationStatuses = ['pending', 'accepted', 'declined'] as const

export const applicationLimits = {
  message: 500,
  additionalInfo: 500,
  hoursAfterRefusal: 24,
  /** The most that a list holds. */
  listed: 500,
} as const

export const availabilities = ['sofort', 'heute', 'wochenende', 'abends', 'flexibel'] as const
export type Availability = (typeof availabilities)[number]

export const applicantExperiences = ['anfänger', 'fortgeschritten', 'erfahren', 'experte'] as const
export type ApplicantExperience = (typeof applicantExperiences)[number]
