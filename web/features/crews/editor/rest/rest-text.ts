import { m } from '#texts'
import { formatReward } from '#web/features/crews/crew-formats.ts'
import { experienceLabel, postTypeLabel, shipSizeLabel } from '#web/features/crews/crew-texts.ts'
import type { CrewFormValues } from '#web/features/crews/editor/crew-form.ts'
import { parseWholeNumber } from '#web/forms/whole-number.ts'
import { languageName } from '#web/i18n/format.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'

export const restFields = [
  'location',
  'startLocation',
  'endLocation',
  'region',
  'gameVersion',
  'timezone',
  'experienceRequired',
  'shipRequired',
  'primaryLanguage',
  'requiredLanguages',
  'additionalRequirements',
  'rewardUec',
  'discordLink',
  'postType',
] as const satisfies readonly (keyof CrewFormValues)[]

export const isRestField = (name: string): boolean => restFields.some((each) => each === name)

export type RestValues = Pick<CrewFormValues, (typeof restFields)[number]>

/** "Aaron Halo · Europe · Live · English · any level": what the folded part of the form says. */
export const restText = (form: RestValues, viewerZone: string): string => {
  const reward = parseWholeNumber(form.rewardUec)
  const languages = new Set([form.primaryLanguage, ...form.requiredLanguages])
  return [
    form.location.trim() || form.startLocation.trim(),
    form.endLocation.trim(),
    form.region ? m.crews_region_name({ region: form.region }) : m.crews_region_any(),
    m.crews_game_version_name({ version: form.gameVersion }),
    form.timezone && form.timezone !== viewerZone ? zoneCity(form.timezone) : '',
    ...[...languages].map(languageName),
    form.experienceRequired ? experienceLabel(form.experienceRequired) : m.crews_experience_any(),
    form.shipRequired ? shipSizeLabel(form.shipRequired) : '',
    form.additionalRequirements.trim() ? m.editor_additional() : '',
    reward ? formatReward(reward) : m.editor_reward_none(),
    form.discordLink.trim() ? m.editor_discord() : '',
    form.postType === 'crew_search' ? '' : postTypeLabel(form.postType),
  ]
    .filter(Boolean)
    .join(' · ')
}
