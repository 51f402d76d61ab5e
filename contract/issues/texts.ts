import type { Locale } from '../locales/locales.ts'
import { accountIssues } from './accounts.ts'
import { applicationIssues } from './applications.ts'
import { crewIssues } from './crews.ts'
import { fieldIssues } from './fields.ts'
import { fleetIssues } from './fleet.ts'
import { trustIssues } from './ratings-and-reports.ts'
import { roleIssues } from './roles.ts'
import { settlementIssues } from './settlements.ts'
import { issueTextIn } from './text-in.ts'
import { tokenIssues } from './tokens.ts'
import { webhookIssues } from './webhooks.ts'

export const issues = {
  ...fieldIssues,
  ...accountIssues,
  ...applicationIssues,
  ...crewIssues,
  ...roleIssues,
  ...trustIssues,
  ...settlementIssues,
  ...fleetIssues,
  ...webhookIssues,
  ...tokenIssues,
}

export const issueText = (message: string, locale: Locale): string => issueTextIn(issues, message, locale)
