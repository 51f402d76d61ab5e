import { paths } from '#web/paths.ts'
import { impressum as impressumDe } from './documents/impressum.de.ts'
import { impressum as impressumEn } from './documents/impressum.en.ts'
import { privacy as privacyDe } from './documents/privacy.de.ts'
import { privacy as privacyEn } from './documents/privacy.en.ts'
import { rules as rulesDe } from './documents/rules.de.ts'
import { rules as rulesEn } from './documents/rules.en.ts'
import { terms as termsDe } from './documents/terms.de.ts'
import { terms as termsEn } from './documents/terms.en.ts'

/** `updated`: the day on which the text was last changed. */
export const legalDocuments = {
  impressum: { path: paths.impressum, de: impressumDe, en: impressumEn, updated: '2026-11-18' },
  // By specification this page always shows the current date.
  privacy: { path: paths.privacy, de: privacyDe, en: privacyEn, updated: undefined },
  terms: { path: paths.terms, de: termsDe, en: termsEn, updated: '2026-11-16' },
  rules: { path: paths.rules, de: rulesDe, en: rulesEn, updated: '2026-11-18' },
} as const
