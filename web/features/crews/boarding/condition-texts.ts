/** The conditions of seats that are given at once, in words. */
import { reliableFrom, type SeatCondition } from '#contract/crews/at-once.ts'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { languageInText } from '#web/i18n/language-names.ts'

type SpokenIn = Pick<CrewSummary, 'primaryLanguage' | 'requiredLanguages'>

const textOf = (condition: SeatCondition, { primaryLanguage, requiredLanguages }: SpokenIn): string => {
  if (condition !== 'language') return m.boarding_condition({ condition, percent: reliableFrom.percent })
  const spoken = requiredLanguages.length > 0 ? requiredLanguages : [primaryLanguage]
  return new Intl.ListFormat(currentLocale()).format(spoken.map(languageInText))
}

/** "English, verified handle". */
export const conditionsText = (conditions: readonly SeatCondition[], crew: SpokenIn): string =>
  conditions.map((condition) => textOf(condition, crew)).join(', ')

type Reader = { readonly canBoard: readonly unknown[]; readonly unmetConditions: readonly SeatCondition[] }

/** Why the reader has to apply where others need not; undefined if nothing stands in the way. */
export const unmetText = (reader: Reader | undefined, crew: SpokenIn): string | undefined =>
  reader && reader.unmetConditions.length > 0
    ? m.boarding_unmet({ conditions: conditionsText(reader.unmetConditions, crew) })
    : undefined
